// A bot of your own, in C++: takes the last legal action.
//
// g++ -std=c++20 examples/bot.cpp -o bot && motherlode arena gold_west --bots exec:./bot,greedy --games 10
// docs/bot-protocol.md explains the lines.

#include <iostream>
#include <string>
#include <vector>

int main() {
    std::vector<std::string> legal;
    for (std::string line; std::getline(std::cin, line);) {
        std::size_t const space = line.find(' ');
        std::string const word = line.substr(0, space);
        std::string const rest = space == std::string::npos ? "" : line.substr(space + 1);
        if (word == "motherlode") {
            std::cout << "ready" << std::endl;
        } else if (word == "view") {
            legal.clear();  // a new position; the rest is JSON, as the page gets it
        } else if (word == "legal") {
            legal.push_back(rest);
        } else if (word == "choose") {
            std::cout << "play " << legal.back() << std::endl;  // replace this with your own choice
        } else if (word == "quit") {
            break;
        }
    }
}
