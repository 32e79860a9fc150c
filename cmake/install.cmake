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

# A Debian package: cmake --preset release && cmake --build --preset release && (cd build/release && cpack). It also
# contains the systemd unit and its options; these are of no use below another prefix, so `cmake --install` leaves them out.
install(CODE "if(NOT EXISTS \"${PROJECT_SOURCE_DIR}/web/dist/index.html\")
    message(FATAL_ERROR \"The page is missing. Build it with scripts/build_web.sh.\")
endif()" COMPONENT system EXCLUDE_FROM_ALL)
install(FILES deploy/motherlode.service DESTINATION lib/systemd/system COMPONENT system EXCLUDE_FROM_ALL)
install(FILES deploy/motherlode.toml DESTINATION /etc/motherlode COMPONENT system EXCLUDE_FROM_ALL)
install(FILES docs/running-a-server.md deploy/nginx.conf deploy/Caddyfile
    DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/motherlode COMPONENT system EXCLUDE_FROM_ALL)

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME motherlode)
set(CPACK_PACKAGE_CONTACT "The Motherlode developers <motherlode@localhost>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "Gold-rush board games: play, analyse, serve")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_SET_DESTDIR ON)
set(CPACK_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_CMAKE_PROJECTS
    "${CMAKE_BINARY_DIR};Motherlode;ALL;/;${CMAKE_BINARY_DIR};Motherlode;system;/")
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
# An upgrade keeps the operator's options.
file(WRITE ${CMAKE_BINARY_DIR}/conffiles "/etc/motherlode/motherlode.toml\n")
set(CPACK_DEBIAN_PACKAGE_CONTROL_EXTRA ${CMAKE_BINARY_DIR}/conffiles)
include(CPack)
