#include "toy/nuggets/edition.h"

#include "kernel/edition_fields.h"

namespace motherlode::nuggets {

// The order of the fields is the order of the hash.
void Edition::fields(auto& edition, auto& visit) {
    visit.table("nuggets", [&](auto& table) {
        table.field("copies", edition.copies, type::between(1, max_copies));
        table.field("rounds", edition.rounds, type::between(1, max_rounds));
        table.check([&](TomlTable const& row) {
            int const needed = 1 + max_players * (hand_size + edition.rounds - 1);
            if (needed > values * edition.copies)
                row.fail("rounds", "there are not enough nuggets for this number of rounds.");
        });
    });
}

Outcome<std::shared_ptr<Edition const>> load_edition(std::string_view toml, std::string_view origin) {
    return read_edition_file<Edition>(toml, origin, "nuggets");
}

}  // namespace motherlode::nuggets
