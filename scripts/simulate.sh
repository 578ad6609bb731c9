#!/usr/bin/env bash
# Simulated games of every title, for its editions and a spread of options: simulate.sh BRADSHAW GAMES
set -euo pipefail
bradshaw=$1
games=$2

play() {
    echo "simulate $*"
    "$bradshaw" simulate --games "$games" "$@" | tail -n 1
}

play --edition second --players 2
play --edition second --players 3 --seed 20000
play --edition second --players 4 --seed 40000
play --edition first --players 3 --seed 60000
play --edition first --players 4 --seed 80000 \
    --option variable_private_revenue,accelerated_track,destinations
play --edition second --players 3 --seed 100000 \
    --option original_map,no_skip_towns,original_insolvency,ignore_layers
play --edition second --players 4 --seed 120000 \
    --option simplified_insolvency,non_operated_full_value,no_train_limit,two_seven_trains,re_enter_hexes
play --edition recorded --players 3 --seed 140000

# A quarter as many of each: on the boards that chance builds, the exact search for a company in receivership is slow.
games=$(((games + 3) / 4))
play --title 1862 --players 2 --seed 200000
play --title 1862 --players 3 --seed 220000
play --title 1862 --players 4 --seed 240000 --option short_length
play --title 1862 --players 5 --seed 260000 --option long_length,eight_tokens
play --title 1862 --players 6 --seed 280000 --option advanced_freight,first_edition_home_marker
play --title 1862 --players 7 --seed 300000 --option advanced_express,shorter_game
play --title 1862 --players 8 --seed 320000 --option no_extra_companies
play --title 1862 --players 4 --seed 340000 --option simple_express,new_players
play --title 1862 --players 3 --seed 360000 --option simple_freight
play --title 1862 --edition recorded --players 4 --seed 380000

# A tenth as many of the first number: these games are the longest.
games=$((games * 4 / 10))
games=$((games > 0 ? games : 1))
play --title 1822 --players 3 --seed 400000
play --title 1822 --players 2 --seed 420000 --option plus_expansion,plus_expansion_no_removals
play --title 1822 --players 7 --seed 440000 --option plus_expansion
play --title 1822 --players 4 --seed 460000 --option plus_expansion,plus_expansion_single_stack,tax_haven_multiple
play --title 1822 --edition online --players 5 --seed 480000
play --title 1822MRS --players 3 --seed 500000 --option starter
play --title 1822MRS --players 4 --seed 520000 --option advanced
play --title 1822MRS --players 2 --seed 540000 --option sw_peninsula
play --title 1822MRS --edition online --players 5 --seed 600000
play --title 1822NRS --players 3 --seed 560000
play --title 1822NRS --edition online --players 4 --seed 580000
