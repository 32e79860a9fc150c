#include "report/page.h"

#include "report/plot.h"

namespace motherlode::report {
namespace {

constexpr char const* style = R"(
:root { color-scheme: light dark; --paper: #f6efe0; --ink: #2b2118; --quiet: #6b5c4a; --line: #d8cbb0; --mark: #2f6f8f; --gold: #9a6a12; --clay: #a5502f; --seat-0: #1d4e89; --seat-1: #b85c0a; --seat-2: #0a7a63; --seat-3: #9c3f7c; --seat-4: #6b5b1e; --seat-5: #4a4a4a; }
@media (prefers-color-scheme: dark) { :root { --paper: #17130f; --ink: #f0dfb8; --quiet: #b5a37f; --line: #3a3126; --mark: #7fb6d3; --gold: #e0b257; --clay: #e08a63; --seat-0: #7fb0ea; --seat-1: #f0a050; --seat-2: #4fc7a6; --seat-3: #e08bc4; --seat-4: #d4c060; --seat-5: #c0c0c0; } }
body { margin: 0 auto; max-width: 62rem; padding: 1.5rem 1rem 4rem; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
h1, h2, h3 { font-family: Georgia, serif; line-height: 1.2; }
h2 { margin-top: 2.5rem; border-bottom: 1px solid var(--line); padding-bottom: .3rem; }
p { max-width: 44rem; } .quiet { color: var(--quiet); }
code { overflow-wrap: anywhere; }
svg { display: block; width: 100%; height: auto; font: 12px system-ui, sans-serif; }
.plot { overflow-x: auto; } .plot svg { min-width: 34rem; } svg.rows { font-size: 13px; }
svg text { fill: var(--ink); } svg .tick, svg .note { fill: var(--quiet); }
svg .grid { stroke: var(--line); } svg .reference { stroke: var(--gold); stroke-width: 1.5; stroke-dasharray: 4 3; }
svg .interval { stroke: var(--mark); stroke-width: 2; } svg circle, svg rect { fill: var(--mark); }
svg polyline { fill: none; stroke-width: 2; } svg circle.ring { fill: none; stroke-width: 2; }
table { border-collapse: collapse; font-size: 14px; } th, td { padding: .3rem .6rem; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); }
a { color: inherit; text-decoration-color: var(--quiet); text-underline-offset: .2em; } a:hover { text-decoration-color: currentColor; }
.sentences { max-width: 44rem; padding-left: 1.2rem; } .sentences li { margin: .45rem 0; }
.accounts td, .accounts th { white-space: nowrap; font-variant-numeric: tabular-nums; } .change { min-width: 6rem; text-align: center; }
.bar { position: relative; display: block; height: .6rem; margin: .3rem 0 .1rem; background: linear-gradient(var(--quiet), var(--quiet)) center / 1px 100% no-repeat var(--line); }
.bar span { position: absolute; top: 0; bottom: 0; left: 50%; background: var(--mark); } .bar .less { left: auto; right: 50%; background: var(--clay); }
.share { white-space: nowrap; font-variant-numeric: tabular-nums; } .choices { min-width: 15rem; } tr:target { background: color-mix(in srgb, var(--gold) 18%, transparent); }
td ol { margin: 0; padding-left: 1.2rem; } .taken { font-weight: 700; } .blunder td:last-child, .mistake td:last-child { color: var(--clay); font-weight: 700; }
)";

}  // namespace

std::string page(std::string const& title, std::string const& about, std::string const& body) {
    std::string html = "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n"
                       "<meta name=\"viewport\" content=\"width=device-width\">\n<title>";
    html += escaped(title) + "</title>\n<style>" + style + "</style>\n<h1>" + escaped(title) + "</h1>\n";
    if (!about.empty()) html += "<p class=\"quiet\">" + about + "</p>\n";
    return html + body + "</html>\n";
}

}  // namespace motherlode::report
