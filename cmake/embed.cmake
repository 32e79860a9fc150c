# embed_files(TARGET PATTERN...) compiles every matching file into TARGET, as kernel/embedded_files.h
# describes. The build writes them anew when one changes, comes or goes.
function(embed_files target)
    file(GLOB files CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR} ${ARGN})
    list(SORT files)
    list(TRANSFORM files PREPEND ${PROJECT_SOURCE_DIR}/ OUTPUT_VARIABLE dependencies)

    set(script ${CMAKE_CURRENT_FUNCTION_LIST_DIR}/write_embedded_files.cmake)
    set(output ${PROJECT_BINARY_DIR}/embedded_files.generated.cpp)
    add_custom_command(
        OUTPUT ${output}
        COMMAND ${CMAKE_COMMAND} "-DFILES=${files}" -DOUTPUT=${output} -P ${script}
        WORKING_DIRECTORY ${PROJECT_SOURCE_DIR}
        DEPENDS ${script} ${dependencies}
        COMMENT "Embedding editions, lessons, messages and rules"
        VERBATIM)
    set_source_files_properties(${output} PROPERTIES COMPILE_OPTIONS -Wno-overlength-strings)
    target_sources(${target} PRIVATE ${output})
endfunction()
