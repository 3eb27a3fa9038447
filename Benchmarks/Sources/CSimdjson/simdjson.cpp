#include "CSimdjson.h"

#include <simdjson.h>

#include <string>
#include <string_view>
#include <vector>

using namespace simdjson;

namespace {

struct EventParameter {
    std::string_view id;
    double value = 0;
};

struct Event {
    std::string_view type, path;
    double time = 0, duration = 0;
    bool envelope = true, loops = false;
    std::vector<EventParameter> parameters;
};

struct Parameter {
    std::string_view id;
    double time = 0, value = 0;
};

struct Point {
    double time = 0, value = 0;
};

struct Curve {
    std::string_view id;
    double time = 0;
    std::vector<Point> points;
};

struct Pattern {
    double version = 0;
    std::vector<Event> events;
    std::vector<Parameter> parameters;
    std::vector<Curve> curves;
};

/// Calls `take(key, value)` for every member of an object.
template <typename Take>
void members(ondemand::object object, Take take) {
    for (auto field : object) {
        std::string_view key = field.unescaped_key();
        take(key, field.value());
    }
}

EventParameter event_parameter(ondemand::object object) {
    EventParameter result;
    members(object, [&](std::string_view key, ondemand::value value) {
        if (key == "ParameterID") result.id = value;
        else if (key == "ParameterValue") result.value = value;
    });
    return result;
}

Event event(ondemand::object object) {
    Event result;
    members(object, [&](std::string_view key, ondemand::value value) {
        if (key == "Time") result.time = value;
        else if (key == "EventType") result.type = value;
        else if (key == "EventDuration") result.duration = value;
        else if (key == "EventWaveformPath") result.path = value;
        else if (key == "EventWaveformUseVolumeEnvelope") result.envelope = value;
        else if (key == "EventWaveformLoopEnabled") result.loops = value;
        else if (key == "EventParameters") {
            for (auto element : value.get_array()) result.parameters.push_back(event_parameter(element.get_object()));
        }
    });
    return result;
}

Parameter parameter(ondemand::object object) {
    Parameter result;
    members(object, [&](std::string_view key, ondemand::value value) {
        if (key == "Time") result.time = value;
        else if (key == "ParameterID") result.id = value;
        else if (key == "ParameterValue") result.value = value;
    });
    return result;
}

Point point(ondemand::object object) {
    Point result;
    members(object, [&](std::string_view key, ondemand::value value) {
        if (key == "Time") result.time = value;
        else if (key == "ParameterValue") result.value = value;
    });
    return result;
}

Curve curve(ondemand::object object) {
    Curve result;
    members(object, [&](std::string_view key, ondemand::value value) {
        if (key == "Time") result.time = value;
        else if (key == "ParameterID") result.id = value;
        else if (key == "ParameterCurveControlPoints") {
            for (auto element : value.get_array()) result.points.push_back(point(element.get_object()));
        }
    });
    return result;
}

Pattern pattern(ondemand::document &document) {
    Pattern result;
    members(document.get_object(), [&](std::string_view key, ondemand::value value) {
        if (key == "Version") {
            result.version = value;
        } else if (key == "Pattern") {
            for (auto entry : value.get_array()) {
                members(entry.get_object(), [&](std::string_view kind, ondemand::value body) {
                    if (kind == "Event") result.events.push_back(event(body.get_object()));
                    else if (kind == "Parameter") result.parameters.push_back(parameter(body.get_object()));
                    else if (kind == "ParameterCurve") result.curves.push_back(curve(body.get_object()));
                });
            }
        }
    });
    return result;
}

csimdjson_totals totals(const Pattern &pattern) {
    csimdjson_totals result = {true, pattern.events.size(), pattern.parameters.size(), pattern.curves.size(), 0, 0};
    for (auto &event : pattern.events) {
        result.sum += event.time + event.duration;
        for (auto &parameter : event.parameters) result.sum += parameter.value;
    }
    for (auto &parameter : pattern.parameters) result.sum += parameter.time + parameter.value;
    for (auto &curve : pattern.curves) {
        result.sum += curve.time;
        result.points += curve.points.size();
        for (auto &point : curve.points) result.sum += point.time + point.value;
    }
    return result;
}

}  // namespace

csimdjson_totals csimdjson_read(const uint8_t *padded, size_t length) {
    try {
        ondemand::parser parser;
        ondemand::document document = parser.iterate(padded, length, length + SIMDJSON_PADDING);
        return totals(pattern(document));
    } catch (const simdjson_error &) {
        return {false, 0, 0, 0, 0, 0};
    }
}

size_t csimdjson_padding(void) { return SIMDJSON_PADDING; }

const char *csimdjson_name(void) {
    static const std::string name =
        std::string(SIMDJSON_STRINGIFY(SIMDJSON_VERSION)) + " " + get_active_implementation()->name();
    return name.c_str();
}
