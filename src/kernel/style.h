#pragma once

#include <string>
#include <string_view>

#include "kernel/seat.h"

namespace motherlode {

// The style of text drawings: with colour in a terminal, plain in a pipe or a test. Colour is never the only sign: each
// seat has a letter and a shape too.
struct Style {
    bool colour = false;

    std::string paint(std::string_view codes, std::string_view text) const {
        if (!colour) return std::string{text};
        std::string painted = "\x1b[";
        painted.append(codes).append("m").append(text).append("\x1b[0m");
        return painted;
    }
    std::string dim(std::string_view text) const { return paint("2", text); }
    std::string bold(std::string_view text) const { return paint("1", text); }
    std::string seat(Seat seat, std::string_view text) const;
};

struct SeatMark {
    std::string_view letter;
    std::string_view shape;
    std::string_view colour;  // SGR codes: 256-colour tones that colour-blind players can distinguish
};

inline constexpr SeatMark seat_marks[max_seats]{
    {"A", "●", "38;5;33"},  {"B", "■", "38;5;208"}, {"C", "▲", "38;5;36"},
    {"D", "◆", "38;5;175"}, {"E", "★", "38;5;227"}, {"F", "✚", "38;5;250"},
};

inline std::string Style::seat(Seat seat, std::string_view text) const {
    return paint(seat_marks[index(seat)].colour, text);
}

}  // namespace motherlode
