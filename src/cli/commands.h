#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "cli/choices.h"

// The commands of `motherlode`, each in a file with its name. A command prints to stdout, prints errors to stderr and
// returns the exit code.
namespace motherlode::cli {

// As the name of an output file.
inline constexpr std::string_view to_stdout = "-";

struct GamesOptions {
    bool json = false;
};
int run_games(GamesOptions const& options);

struct PlayOptions {
    GameChoice choice;
    int players = 3;
    int humans = 1;
    int seat = 1;  // of the first human
    bool seat_chosen = false;
    std::vector<std::string> bots{"prospector"};
    std::vector<std::string> names;
    bool open_hands = false;  // several humans do not hide their hands from each other
    std::optional<std::uint64_t> seed;
    std::string
        position;  // a position text to start from; it sets the game, its options and the number of players
    std::string resume;  // a record to continue; it then sets all of the above
    std::string save;
    bool json = false;  // the result on stdout, everything else on stderr
};
int run_play(PlayOptions const& options);

struct ReplayOptions {
    enum class Show : std::uint8_t { summary, log, json, step, position };

    std::string file;
    std::string edition;
    Show show = Show::summary;
    int position = 0;         // for Show::position: after this many moves
    bool as_text = false;     // Show::position as a position text
    std::optional<int> seat;  // whose view; without one, the spectator's
};
int run_replay(ReplayOptions const& options);

struct ArenaOptions {
    GameChoice choice;
    int games = 1000;
    std::vector<std::string> bots{"greedy", "random"};
    int players = 0;  // per game; fewer than bots: every combination plays. 0: all bots in one game
    std::uint64_t seed = 1;
    int threads = 0;  // 0: one for each core
    // Position files to start from; they set the game, its options and the players.
    std::vector<std::string> positions;
    double exec_timeout = 60;  // seconds for each decision of an external program
    std::string sprt;          // "elo0,elo1[,alpha,beta]" of a sequential test; empty: none
    std::string csv;           // a file, or - for stdout
    std::string json;          // a file, or - for stdout
    std::string ratings;       // a file with the results of several arenas
    std::string report;        // an HTML page
    std::string records;       // a folder for the record of every game
    std::string journal;       // saves the games, so that the arena can be stopped and resumed
};
int run_arena(ArenaOptions const& options);

struct AnalyseOptions {
    std::string file;
    std::string position;  // a position text instead of a record
    std::string edition;
    int from = 1;           // the first move to review
    std::optional<int> to;  // the last one; if not set, the last of the game
    // Default: values that suit the length of the game.
    std::optional<int> iterations;  // of the search that makes a short list of actions
    std::optional<int> choices;     // on that list
    std::optional<int> playouts;    // playouts for each of them
    std::uint64_t seed = 1;
    int threads = 0;             // 0: one for each core
    bool choices_shown = false;  // for every decision, not only the important ones
    std::string json;            // a file, or - for stdout
    std::string report;          // an HTML page: a file, or - for stdout
};
int run_analyse(AnalyseOptions const& options);
int run_analyse_position(AnalyseOptions const& options);

struct SchemaOptions {
    std::string game;
    bool typescript = false;
};
int run_schema(SchemaOptions const& options);

struct BenchOptions {
    std::string game;  // empty: all games
    std::optional<int> players;
    double seconds = 1;
    int playouts = 0;  // above 0: play this many games and count their decisions, without timing
    bool markdown = false;
    bool json = false;
};
int run_bench(BenchOptions const& options);

struct RulesOptions {
    std::string game;
    std::string word;  // or a rule's id
    std::string language = "en";
    bool json = false;
};
int run_rules(RulesOptions const& options);

struct EditionOptions {
    std::string game;
    std::string name;
    std::string file;
    bool json = false;  // of list and check
};
int run_edition_list(EditionOptions const& options);
int run_edition_show(EditionOptions const& options);
int run_edition_check(EditionOptions const& options);

struct ServeOptions {
    std::string config;  // a TOML file with these options
    int port = 8080;
    std::string address = "127.0.0.1";
    std::string database;      // a file or an address; empty: motherlode.db in $XDG_DATA_HOME, or here
    std::string admin_socket;  // empty: beside the database
    bool memory = false;       // save nothing
    std::string metrics;       // an endpoint; empty: none
    std::string privacy;       // a file; empty: none
    std::string web;           // the folder of the page, if not the one from the build
    std::vector<std::string> origins;
    std::vector<std::string> trusted_proxies;
    bool quiet = false;
    bool log = false;
    int bot_pause = 50;     // milliseconds
    int review_effort = 0;  // playouts for each choice; 0: a number that suits the game
    int review_niceness = 15;
    int reconnect_grace = 30;  // seconds
    std::optional<std::uint64_t> seed;
    bool bots_play_alone = false;
    int unjoined_hours = 24;
    int idle_days = 30;
    int table_size = 8192;    // KiB
    int address_size = 2048;  // KiB
    int tables_per_hour = 30;
    int tables_open = 10'000;
    int message_rate = 20;
    int connections = 500;
    int request_rate = 20;
    int time_rate = 250;  // milliseconds per second
};
int run_serve(ServeOptions const& options);

// Commands for the operator of a server.
struct AdminOptions {
    std::string database;  // as in ServeOptions
    std::string admin_socket;
    bool json = false;
    std::string command;
    std::string table;
    std::string network;
    std::optional<int> finished_days;
};
int run_admin(AdminOptions const& options);

struct BackupOptions {
    std::string database;  // as in ServeOptions
    std::string file;
    bool json = false;
};
int run_backup(BackupOptions const& options);
int run_restore(BackupOptions const& options);

struct CopyOptions {
    std::string from;  // as --db
    std::string to;
    bool json = false;
};
int run_copy(CopyOptions const& options);

struct SitOptions {
    std::string link;     // to a seat: http://host/t/<table>#<token>
    std::string command;  // starts the program that decides
    std::string name = "Bot";
    bool json = false;  // as in PlayOptions
};
int run_sit(SitOptions const& options);

struct CompletionOptions {
    std::string shell;  // bash, zsh or fish
};
int run_completion(CompletionOptions const& options);
int run_manual();

}  // namespace motherlode::cli
