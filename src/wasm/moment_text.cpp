#include "wasm/moment_text.h"

#include "wasm/words.h"

namespace motherlode::wasm {
namespace {

// Every part of a moment is named once, for both directions.
class Writer {
public:
    void part(double& value) { word(exact(value)); }
    void part(bool& value) { word(value ? "1" : "0"); }
    void part(int& value) { word(std::to_string(value)); }
    void part(Seat& seat) { word(std::to_string(index(seat))); }
    void part(SeatSet& seats) {
        std::uint64_t bits = 0;
        for (Seat const seat : seats) bits |= std::uint64_t{1} << static_cast<unsigned>(index(seat));
        word(std::to_string(bits));
    }
    void part(Action& action) { word(std::to_string(action.bits)); }
    void part(analysis::Verdict& verdict) { word(std::to_string(static_cast<int>(verdict))); }
    template <class T>
    void size_of(std::vector<T>& list) {
        word(std::to_string(list.size()));
    }

    std::string text{};

private:
    void word(std::string_view word) {
        if (!text.empty()) text += ' ';
        text += word;
    }
};

class Reader {
public:
    explicit Reader(std::string_view line) : rest_{line} {}

    void part(double& value) { value = exact_number(next_word(rest_)); }
    void part(bool& value) { value = next() == 1; }
    void part(int& value) { value = static_cast<int>(next()); }
    void part(Seat& seat) { seat = seat_at(static_cast<int>(next())); }
    void part(SeatSet& seats) {
        std::uint64_t bits = next();
        for (int seat = 0; bits != 0; ++seat, bits >>= 1U)
            if ((bits & 1U) != 0) seats = seats.with(seat_at(seat));
    }
    void part(Action& action) { action.bits = next(); }
    void part(analysis::Verdict& verdict) { verdict = static_cast<analysis::Verdict>(next()); }
    template <class T>
    void size_of(std::vector<T>& list) {
        list.resize(next());
    }

private:
    std::uint64_t next() { return number(next_word(rest_)); }

    std::string_view rest_;
};

template <class To>
void parts(To& to, analysis::Estimate& estimate) {
    to.part(estimate.value);
    to.part(estimate.low);
    to.part(estimate.high);
}
template <class To>
void parts(To& to, std::vector<analysis::Outlook>& outlooks) {
    to.size_of(outlooks);
    for (analysis::Outlook& outlook : outlooks) {
        parts(to, outlook.win);
        parts(to, outlook.score);
    }
}
template <class To>
void parts(To& to, analysis::Choice& choice) {
    to.part(choice.action);
    parts(to, choice.outlook);
    to.size_of(choice.sources);
    for (double& source : choice.sources) to.part(source);
}
template <class To>
void parts(To& to, analysis::Moment& moment) {
    to.part(moment.move);
    to.part(moment.seat);
    to.size_of(moment.choices);
    for (analysis::Choice& choice : moment.choices) parts(to, choice);
    to.part(moment.played);
    parts(to, moment.before);
    parts(to, moment.loss.win);
    parts(to, moment.loss.score);
    parts(to, moment.gain);
    to.part(moment.verdict);
    to.part(moment.accuracy);
    to.part(moment.unclear);
    to.part(moment.due);
}

}  // namespace

std::string moment_text(analysis::Moment const& moment) {
    Writer writer;
    analysis::Moment copy = moment;  // the writer only reads it
    parts(writer, copy);
    return writer.text;
}

analysis::Moment read_moment(std::string_view line) {
    Reader reader{line};
    analysis::Moment moment;
    parts(reader, moment);
    return moment;
}

}  // namespace motherlode::wasm
