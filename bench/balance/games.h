#pragma once

#include "kernel/outcome.h"

namespace motherlode::balance {

struct Task;
struct Report;

Outcome<Report> play_boomtown_builders(Task const& task, int players);
Outcome<Report> play_coloma(Task const& task, int players);
Outcome<Report> play_gold_west(Task const& task, int players);
Outcome<Report> play_golden_wilderness(Task const& task, int players);

}  // namespace motherlode::balance
