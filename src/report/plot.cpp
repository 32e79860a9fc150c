#include "report/plot.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

namespace motherlode::report {
namespace {

// In the units of the drawing, which scales with the page.
constexpr double whole_width = 760;  // of a line plot
constexpr double row_height = 24;
constexpr double axis_height = 26;

// In UTF-8 a character can have several bytes.
bool continues_character(char c) { return (c & 0xc0) == 0x80; }

// Characters, not bytes.
std::size_t length(std::string_view text) {
    return text.size() -
           static_cast<std::size_t>(std::count_if(text.begin(), text.end(), continues_character));
}

// Keeps the end of a long name, which is more distinctive than its beginning: the program of a path, the number of a
// copy.
std::string shortened(std::string_view text, std::size_t most) {
    if (length(text) <= most) return std::string{text};
    while (length(text) >= most || continues_character(text.front())) text.remove_prefix(1);
    return "…" + std::string{text};
}

// The columns before, in and after the rows of a plot. Names get the width they need, so that a small screen shows
// everything without scrolling.
struct Columns {
    static constexpr std::size_t longest_label = 28;

    explicit Columns(std::size_t label, std::size_t note)
        : labels{18 + 8.0 * static_cast<double>(std::min(label, longest_label))},
          notes{18 + 7.0 * static_cast<double>(note)},
          plot{std::max(230.0, 500 - labels - notes)} {}
    double whole() const { return labels + plot + notes; }

    double labels;
    double notes;
    double plot;
};

// A round distance between ticks: 1, 2 or 5 times a power of ten, for about five ticks.
double tick_step(double span) {
    double const rough = span / 5;
    double const power = std::pow(10, std::floor(std::log10(rough)));
    for (double const factor : {1.0, 2.0, 5.0})
        if (factor * power >= rough) return factor * power;
    return 10 * power;
}

class Drawing {
public:
    Drawing(Columns const& columns, double low, double high, double height)
        : columns_{columns}, low_{low}, high_{high} {
        // Limits the font size: readable, but not larger than the surrounding text.
        svg_ = fmt::format(
            R"(<svg class="rows" viewBox="0 0 {0} {1}" style="min-width: {2:.0f}px; max-width: {3:.0f}px" role="img">)",
            columns.whole(), height, 0.65 * columns.whole(), 1.3 * columns.whole());
        svg_ += "\n";
    }

    double x(double value) const {
        double const inside = std::clamp(value, low_, high_);
        return columns_.labels + columns_.plot * (inside - low_) / (high_ - low_);
    }
    void axis(double height, std::string const& unit) {
        double const step = tick_step(high_ - low_);
        for (double tick = std::ceil(low_ / step) * step; tick <= high_ + step / 1e6; tick += step) {
            double const shown = std::abs(tick) < step / 1e6 ? 0 : tick;  // no "-0"
            line("grid", x(tick), axis_height, x(tick), height);
            text("tick", x(tick), axis_height - 8, "middle", fmt::format("{:g}{}", shown, unit));
        }
    }
    void line(std::string_view kind, double x1, double y1, double x2, double y2) {
        svg_ += fmt::format(R"(<line class="{}" x1="{:.1f}" y1="{:.1f}" x2="{:.1f}" y2="{:.1f}"/>)", kind, x1,
                            y1, x2, y2) +
                "\n";
    }
    void dot(double x, double y) {
        svg_ += fmt::format(R"(<circle cx="{:.1f}" cy="{:.1f}" r="4.5"/>)", x, y) + "\n";
    }
    void bar(double x, double y, double width, double height) {
        svg_ += fmt::format(R"(<rect x="{:.1f}" y="{:.1f}" width="{:.1f}" height="{:.1f}"/>)", x, y, width,
                            height) +
                "\n";
    }
    void text(std::string_view kind, double x, double y, std::string_view anchor, std::string_view words) {
        svg_ += fmt::format(R"(<text class="{}" x="{:.1f}" y="{:.1f}" text-anchor="{}">{}</text>)", kind, x,
                            y, anchor, escaped(words)) +
                "\n";
    }
    void label(double y, std::string_view words) {
        text("label", columns_.labels - 12, y, "end", shortened(words, Columns::longest_label));
    }
    void note(double y, std::string_view words) {
        text("note", columns_.labels + columns_.plot + 14, y, "start", words);
    }
    void begin_group(std::string_view title) { svg_ += "<g><title>" + escaped(title) + "</title>\n"; }
    void end_group() { svg_ += "</g>\n"; }
    std::string finish() { return svg_ + "</svg>\n"; }

private:
    Columns columns_;
    double low_;
    double high_;
    std::string svg_;
};

}  // namespace

std::string escaped(std::string_view text) {
    std::string safe;
    for (char const c : text) {
        switch (c) {
            case '&': safe += "&amp;"; break;
            case '<': safe += "&lt;"; break;
            case '>': safe += "&gt;"; break;
            case '"': safe += "&quot;"; break;
            default: safe += c;
        }
    }
    return safe;
}

std::string interval_plot(std::vector<Mark> const& marks, Axis const& axis) {
    double const height = axis_height + row_height * static_cast<double>(marks.size()) + 4;
    std::size_t label = 0;
    std::size_t note = 0;
    for (Mark const& mark : marks) {
        label = std::max(label, length(mark.label));
        note = std::max(note, length(mark.note));
    }
    Drawing drawing{Columns{label, note}, axis.low, axis.high, height};
    drawing.axis(height, axis.unit);
    drawing.line("reference", drawing.x(axis.reference), axis_height, drawing.x(axis.reference), height);
    double y = axis_height + row_height / 2;
    for (Mark const& mark : marks) {
        drawing.begin_group(mark.label + ": " + mark.note);
        drawing.label(y + 4, mark.label);
        drawing.line("interval", drawing.x(mark.low), y, drawing.x(mark.high), y);
        drawing.dot(drawing.x(mark.value), y);
        drawing.note(y + 4, mark.note);
        drawing.end_group();
        y += row_height;
    }
    return drawing.finish();
}

std::string distribution_plot(std::vector<Sample> const& samples) {
    constexpr double sample_height = 64;
    constexpr int bins = 48;
    double low = 0;
    double high = 1;
    std::size_t label = 0;
    for (Sample const& sample : samples) {
        label = std::max(label, length(sample.label));
        if (sample.counts.empty()) continue;
        low = std::min<double>(low, sample.counts.begin()->first);
        high = std::max<double>(high, sample.counts.rbegin()->first);
    }
    double const width = std::max(1.0, std::ceil((high - low + 1) / bins));  // whole points
    double const height = axis_height + sample_height * static_cast<double>(samples.size()) + 4;
    Columns const columns{label, 0};
    Drawing drawing{columns, low, low + width * std::ceil((high - low + 1) / width), height};
    drawing.axis(height, "");
    double base = axis_height + sample_height;
    for (Sample const& sample : samples) {
        std::vector<double> counts(static_cast<std::size_t>((high - low) / width) + 1);
        for (auto const& [value, count] : sample.counts)
            counts[static_cast<std::size_t>((value - low) / width)] += static_cast<double>(count);
        double const most = *std::max_element(counts.begin(), counts.end());
        drawing.begin_group(sample.label);
        drawing.label(base - 6, sample.label);
        for (std::size_t bin = 0; bin < counts.size(); ++bin) {
            double const left_edge = drawing.x(low + width * static_cast<double>(bin));
            double const right_edge = drawing.x(low + width * static_cast<double>(bin + 1));
            double const tall = most > 0 ? (sample_height - 14) * counts[bin] / most : 0;
            if (counts[bin] > 0)
                drawing.bar(left_edge, base - tall, std::max(1.0, right_edge - left_edge - 1), tall);
        }
        drawing.line("grid", columns.labels, base, columns.labels + columns.plot, base);
        drawing.end_group();
        base += sample_height;
    }
    return drawing.finish();
}

std::string line_plot(std::vector<Line> const& lines, double low, double high, std::string const& unit) {
    constexpr double left_edge = 46;
    constexpr double right_edge = 590;
    constexpr double top = 12;
    constexpr double bottom = 262;
    double first = 0;
    double last = 1;
    if (!lines.empty() && !lines[0].points.empty()) {
        first = lines[0].points.front().first;
        last = std::max(first + 1, lines[0].points.back().first);
    }
    auto const x = [&](double value) {
        return left_edge + (right_edge - left_edge) * (value - first) / (last - first);
    };
    auto const y = [&](double value) { return bottom - (bottom - top) * (value - low) / (high - low); };

    std::string svg =
        fmt::format("<div class=\"plot\"><svg viewBox=\"0 0 {} 290\" role=\"img\">\n", whole_width);
    for (double tick = low; tick <= high; tick += (high - low) / 4) {
        svg += fmt::format(R"(<line class="grid" x1="{}" y1="{:.1f}" x2="{}" y2="{:.1f}"/>)", left_edge,
                           y(tick), right_edge, y(tick));
        svg += fmt::format(R"(<text class="tick" x="{}" y="{:.1f}" text-anchor="end">{:g}{}</text>)",
                           left_edge - 6, y(tick) + 4, tick, unit);
    }
    double const step = std::max(1.0, tick_step(last - first));
    for (double tick = std::ceil(first / step) * step; tick <= last; tick += step)
        svg += fmt::format(R"(<text class="tick" x="{:.1f}" y="{}" text-anchor="middle">{:g}</text>)",
                           x(tick), bottom + 18, tick);
    // Labels at the ends of the lines, far enough apart to be readable.
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < lines.size(); ++i)
        if (!lines[i].points.empty()) order.push_back(i);
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return lines[a].points.back().second > lines[b].points.back().second;
    });
    constexpr double apart = 16;
    std::vector<double> heights;
    for (std::size_t const i : order)
        heights.push_back(
            std::max(heights.empty() ? top : heights.back() + apart, y(lines[i].points.back().second) + 4));
    for (std::size_t i = heights.size(); i-- > 0;)
        heights[i] = std::min(heights[i], i + 1 < heights.size() ? heights[i + 1] - apart : bottom + 4);
    auto height = heights.begin();
    for (std::size_t const i : order) {
        Line const& line = lines[i];
        std::string const colour = fmt::format("var(--seat-{})", i);
        std::string points;
        for (auto const& [at, value] : line.points) points += fmt::format("{:.1f},{:.1f} ", x(at), y(value));
        svg += fmt::format(R"(<polyline style="stroke: {}" points="{}"/>)", colour, points);
        for (std::size_t const mark : line.marked)
            svg += fmt::format(R"(<circle class="ring" style="stroke: {}" cx="{:.1f}" cy="{:.1f}" r="5"/>)",
                               colour, x(line.points[mark].first), y(line.points[mark].second));
        svg += fmt::format(R"(<text style="fill: {}" x="{}" y="{:.1f}">{}</text>)", colour, right_edge + 10,
                           *height++, escaped(line.label));
    }
    return svg + "</svg></div>\n";
}

}  // namespace motherlode::report
