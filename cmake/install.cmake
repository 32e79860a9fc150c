# cmake --install: the program, the built page, the manual page and the shell completions. The last two are printed by the
# program itself, from the same texts as --help.
include(GNUInstallDirs)

set(man_page ${CMAKE_CURRENT_BINARY_DIR}/motherlode.1)
set(bash_completion ${CMAKE_CURRENT_BINARY_DIR}/completion.bash)
set(zsh_completion ${CMAKE_CURRENT_BINARY_DIR}/completion.zsh)
set(fish_completion ${CMAKE_CURRENT_BINARY_DIR}/completion.fish)
add_custom_command(OUTPUT ${man_page} ${bash_completion} ${zsh_completion} ${fish_completion}
    COMMAND motherlode manual > ${man_page}
    COMMAND motherlode completion bash > ${bash_completion}
    COMMAND motherlode completion zsh > ${zsh_completion}
    COMMAND motherlode completion fish > ${fish_completion}
    DEPENDS motherlode VERBATIM)
add_custom_target(motherlode_package_files DEPENDS ${man_page} ${bash_completion} ${zsh_completion} ${fish_completion})

# Whoever builds only the program, as ./run does, can install it too.
install(CODE "execute_process(COMMAND \"${CMAKE_COMMAND}\" --build \"${CMAKE_BINARY_DIR}\"
    --target motherlode motherlode_package_files COMMAND_ERROR_IS_FATAL ANY)")
install(TARGETS motherlode)
install(DIRECTORY web/dist/ DESTINATION ${CMAKE_INSTALL_DATADIR}/motherlode/web OPTIONAL)
install(FILES ${man_page} DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
install(FILES ${bash_completion} DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions RENAME motherlode)
install(FILES ${zsh_completion} DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/site-functions RENAME _motherlode)
install(FILES ${fish_completion} DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d RENAME motherlode.fish)
