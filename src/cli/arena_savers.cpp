#include "cli/arena_savers.h"

#include <filesystem>

#include "cli/arena_ratings.h"
#include "cli/files.h"
#include "cli/terminal.h"

namespace motherlode::cli {
namespace {

// The first line of a journal: everything that decides the games and what is saved of them.
std::string journal_heading(ArenaPlan const& plan, EditionInfo const& edition) {
    std::string heading = command_of(plan);
    std::string const setup = setup_text(plan, edition);
    heading += setup.substr(setup.find(", edition "));
    if (!plan.options.report.empty()) heading += ", with a report";
    if (!plan.options.records.empty()) heading += ", with records in " + plan.options.records;
    return heading;
}

}  // namespace

Outcome<Savers> Savers::open(ArenaPlan const& plan, EditionInfo const& edition, arena::Results& results) {
    ArenaOptions const& options = plan.options;
    for (std::string const& file : {options.csv, options.report, options.json, options.ratings})
        if (!file.empty() && file != to_stdout)
            if (std::optional<Error> const problem = check_writable(file)) return *problem;
    if (!options.ratings.empty())
        if (Outcome<arena::RatingsFile> const ratings = read_ratings(options.ratings); !ratings)
            return ratings.error();
    Savers savers;
    std::error_code unknown;
    bool const resumes = !options.journal.empty() && std::filesystem::exists(options.journal, unknown);
    if (!options.records.empty()) {
        Outcome<RecordFolder> folder =
            RecordFolder::open(options.records, plan.type->info().name, plan.schedule.size(), resumes);
        if (!folder) return folder.error();
        savers.records_ = std::move(*folder);
    }
    if (!options.journal.empty()) {
        Outcome<arena::Journal> journal =
            arena::Journal::open(options.journal, journal_heading(plan, edition), results);
        if (!journal) return journal.error();
        savers.journal_ = std::move(*journal);
    }
    return savers;
}

std::optional<Error> Savers::save(std::size_t number, arena::Played const& played) {
    if (records_)
        if (std::optional<Error> problem = records_->add(number, played.record)) return problem;
    return journal_ ? journal_->add(number, played) : std::nullopt;
}

void Savers::drop_records(arena::Results const& results, std::size_t from) const {
    if (!records_) return;
    for (std::size_t number = from; number < results.schedule().size(); ++number)
        if (results.has(number)) records_->remove(number);
}

}  // namespace motherlode::cli
