# The module that the page loads: build/wasm/motherlode.wasm. It needs no JavaScript from emscripten; the page's own loader
# is web/src/core/module.ts. Nothing in the core catches exceptions, so they stay off: a throw ends the module.
add_executable(motherlode src/wasm/exports.cpp)
set_target_properties(motherlode PROPERTIES SUFFIX .wasm)
target_link_libraries(motherlode PRIVATE motherlode_wasm)
# emscripten does not know the function that the page provides, and would refuse it as undefined.
target_link_options(motherlode PRIVATE -O3 -sSTANDALONE_WASM --no-entry -sALLOW_MEMORY_GROWTH
    -sERROR_ON_UNDEFINED_SYMBOLS=0)
