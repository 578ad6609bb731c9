#!/usr/bin/env bash
# Simulated games for both editions and a spread of options: simulate.sh BRADSHAW GAMES
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
