// Learned by `npm run train:last-words` from what readers said of invented weeks; `scripts/last-words` learns it.

import { read } from '../base/read-weights.ts';

/** What each sign of `signs.ts` makes of a clause, and what they begin with. */
export const lastWord = read(`
  after_ 0.306 after_a -0.085 after_all 0.047 after_also -0.032 after_and -0.324 after_as -0.069 after_at -0.022
  after_because 0.09 after_both 0.097 after_but -0.453 after_cos -0.029 after_don't 0.104 after_even 0.1
  after_everybody -0.054 after_everyone -0.052 after_first 0.025 after_for -0.071 after_forty 0.064 after_got 0.033
  after_half -0.021 after_he -0.404 after_her -0.022 after_his 0.069 after_i -0.476 after_i'm 0.264 after_i've -0.025
  after_if -0.028 after_in -0.077 after_is -0.03 after_it -0.986 after_it's -0.135 after_just -0.028 after_like 0.036
  after_maybe -0.021 after_me -0.029 after_my 0.108 after_no -0.064 after_nobody -0.099 after_not -0.095 after_one 0.086
  after_put 0.125 after_said -0.025 after_same -0.027 after_saying 0.106 after_she -0.169 after_she's -0.037
  after_since 0.025 after_so -0.259 after_somebody -0.127 after_that -0.54 after_that's -0.028 after_then 0.148
  after_there -0.028 after_there's -0.028 after_they -0.162 after_this -0.039 after_three -0.031 after_to -0.026
  after_two -0.054 after_very -0.052 after_we -0.18 after_well 0.221 after_when 0.127 after_where -0.04
  after_which 0.036 after_who -0.382 after_with -0.174 after_you -0.596 again -0.346 all 0.2 before_about -0.075
  before_again 0.089 before_all 0.173 before_also -0.048 before_and 0.389 before_anything 0.098 before_are -0.057
  before_asked -0.59 before_at -0.083 before_ate -0.065 before_away 0.187 before_back 0.067 before_bag 0.098
  before_because -0.217 before_bed -0.034 before_box 0.05 before_boy -0.038 before_but 0.264 before_called -0.02
  before_came -0.037 before_can -0.053 before_car 0.231 before_church -0.042 before_cos -0.063 before_counted -0.03
  before_day 0.1 before_did -0.209 before_do -0.181 before_dog -0.033 before_done -0.031 before_door 0.099
  before_down -0.022 before_end 0.027 before_evening -0.055 before_everybody -0.033 before_everything 0.026
  before_five -0.033 before_for -0.033 before_four -0.065 before_friday -0.033 before_gave -0.054 before_girl -0.02
  before_goes 0.232 before_good -0.071 before_got -0.057 before_had -0.086 before_hand -0.045 before_have -0.057
  before_hear -0.035 before_held -0.047 before_here -0.03 before_him 0.076 before_hip -0.021 before_home -0.077
  before_hour 0.287 before_hours 0.226 before_house -0.056 before_if -0.167 before_in -0.163 before_is -0.122
  before_it 0.383 before_know -0.084 before_laughed -0.03 before_left -0.039 before_like -0.683 before_loud -0.063
  before_lunch -0.031 before_man -0.059 before_me 0.077 before_minutes -0.063 before_monday 0.085 before_more -0.042
  before_morning -0.034 before_mum 0.128 before_night -0.071 before_no -0.03 before_nothing 0.085 before_now -0.084
  before_of -0.139 before_off 0.184 before_oh 0.023 before_on -0.052 before_once -0.044 before_one 0.022
  before_open 0.155 before_out -0.057 before_over -0.047 before_people -0.044 before_phone 0.086 before_put -0.175
  before_quiet 0.031 before_rang 0.211 before_read -0.048 before_rice -0.036 before_right -0.059 before_room 0.035
  before_round -0.028 before_said 1.037 before_saturday -0.032 before_say 0.469 before_says 0.357 before_school -0.078
  before_see -0.047 before_shop 0.075 before_shouted 0.045 before_side 0.144 before_six -0.05 before_so -0.369
  before_stop -0.044 before_sunday 0.127 before_tea -0.052 before_tell -0.1 before_thank -0.097 before_that -0.252
  before_then -0.133 before_there -0.172 before_thing -0.084 before_think -0.163 before_thought -0.249
  before_thursday -0.02 before_time -0.225 before_to -0.096 before_today -0.213 before_told -0.699 before_tonight -0.037
  before_too 0.022 before_took -0.047 before_tuesday 0.029 before_two 0.053 before_up 0.067 before_us -0.072
  before_wall 0.101 before_was 0.12 before_way -0.068 before_well 0.048 before_went -0.49 before_window -0.066
  before_with -0.062 before_word 0.142 before_would -0.04 before_wrote -0.13 before_year -0.058 before_years -0.136
  before_yes -0.03 before_you -0.045 ends_1 -0.026 ends_11 -0.067 ends_2 -0.081 ends_3 -0.071 ends_4 -0.035
  ends_6 -0.079 ends_7 -0.053 ends_8 -0.058 ends_about -0.203 ends_after -0.249 ends_again -0.088 ends_alive 0.097
  ends_all -0.163 ends_alone 0.028 ends_already 0.02 ends_also -0.144 ends_always 0.134 ends_am -0.053
  ends_answer -0.023 ends_anyway 0.229 ends_are 0.232 ends_arm -0.094 ends_as -0.072 ends_ask -0.103 ends_asking 0.102
  ends_asleep -0.088 ends_at -0.047 ends_ate -0.029 ends_august -0.036 ends_away 0.075 ends_baby 0.344 ends_back -0.04
  ends_bad 0.034 ends_bag -0.259 ends_bags -0.038 ends_banana -0.077 ends_bath 0.022 ends_be 0.134 ends_beans -0.083
  ends_bed 0.092 ends_been 0.128 ends_before -0.042 ends_behind -0.064 ends_believe -0.029 ends_bench -0.044
  ends_big -0.076 ends_bill -0.073 ends_bin 0.075 ends_birthday -0.046 ends_bit -0.062 ends_black -0.034 ends_blue 0.104
  ends_board 0.047 ends_boots -0.057 ends_both 0.081 ends_bottle 0.075 ends_bowl -0.08 ends_box 0.182 ends_boy 0.103
  ends_boys -0.139 ends_bread -0.061 ends_break 0.189 ends_breakfast -0.069 ends_bridge 0.075 ends_broken -0.099
  ends_bucket 0.133 ends_bus -0.129 ends_by -0.029 ends_cake 0.096 ends_call -0.088 ends_called 0.067 ends_came 0.43
  ends_can -0.03 ends_car -0.381 ends_cards -0.051 ends_case -0.044 ends_cat 0.11 ends_chair 0.077 ends_chairs 0.104
  ends_change -0.086 ends_cheese -0.022 ends_chicken -0.02 ends_child 0.09 ends_children 0.078 ends_chips 0.316
  ends_church 0.107 ends_class 0.041 ends_clean -0.081 ends_close -0.039 ends_coat 0.409 ends_coats 0.057
  ends_coffee -0.115 ends_come 0.153 ends_coming 0.284 ends_corner 0.189 ends_could 0.062 ends_count 0.254
  ends_counted -0.046 ends_counter -0.138 ends_course -0.027 ends_cousin -0.031 ends_cow 0.198 ends_cried -0.064
  ends_cry -0.043 ends_crying -0.064 ends_cup 0.321 ends_cut -0.03 ends_dark -0.142 ends_day -0.24 ends_days -0.089
  ends_dead -0.389 ends_degrees -0.033 ends_dentist 0.157 ends_desk 0.031 ends_did -0.103 ends_died -0.31
  ends_dinner -0.057 ends_do -0.439 ends_doctor -0.035 ends_dog 0.238 ends_doing -0.028 ends_dollars -0.079
  ends_don't -0.108 ends_done 0.099 ends_door 0.138 ends_doors -0.047 ends_down -0.112 ends_drawer -0.076 ends_dry 0.081
  ends_duck 0.248 ends_each 0.189 ends_ear -0.049 ends_early -0.155 ends_ears 0.053 ends_easter 0.145 ends_eat 0.1
  ends_eating 0.115 ends_eggs -0.116 ends_eight 0.045 ends_eleven 0.23 ends_end 0.363 ends_english -0.058
  ends_enough 0.11 ends_evening -0.138 ends_everybody -0.042 ends_everyone -0.181 ends_everything 0.198
  ends_everywhere -0.17 ends_eyes -0.036 ends_face -0.287 ends_family -0.089 ends_fan -0.106 ends_fast -0.081
  ends_father 0.181 ends_feet -0.122 ends_fine -0.105 ends_finish -0.066 ends_first 0.329 ends_fish 0.168
  ends_five -0.157 ends_floor 0.178 ends_foot 0.204 ends_football -0.119 ends_for 0.033 ends_form -0.068
  ends_four -0.048 ends_free 0.162 ends_friday -0.168 ends_fridge -0.124 ends_front -0.074 ends_garage -0.143
  ends_gate 0.099 ends_gave 0.038 ends_girls -0.026 ends_give -0.027 ends_glasses -0.068 ends_go -0.061 ends_goat 0.219
  ends_god 0.205 ends_going 0.103 ends_gone -0.193 ends_good 0.026 ends_grand 0.025 ends_green 0.271 ends_group 0.041
  ends_had -0.098 ends_hair 0.206 ends_half 0.239 ends_hall -0.103 ends_hand 0.079 ends_happy -0.107 ends_has -0.037
  ends_hat 0.25 ends_head 0.102 ends_hear 0.093 ends_heard -0.089 ends_held -0.039 ends_help -0.048 ends_here -0.096
  ends_herself 0.236 ends_him 0.129 ends_himself -0.156 ends_hip -0.144 ends_hold -0.029 ends_hole -0.094
  ends_home -0.062 ends_horse 0.033 ends_hospital -0.022 ends_hours 0.032 ends_house -0.024 ends_how -0.039
  ends_hundred -0.051 ends_i 0.092 ends_idea -0.124 ends_if -0.143 ends_in -0.064 ends_inside 0.089 ends_is -0.286
  ends_it -0.049 ends_its_note 0.953 ends_jacket 0.075 ends_job -0.082 ends_just -0.024 ends_keep -0.025
  ends_kept -0.072 ends_kettle -0.049 ends_key -0.061 ends_kind 0.026 ends_kitchen -0.151 ends_knee -0.061
  ends_knees -0.117 ends_knew -0.063 ends_know 0.057 ends_ladder 0.055 ends_lady -0.048 ends_lamp 0.089 ends_last 0.031
  ends_late 0.041 ends_laugh 0.113 ends_laughed -0.182 ends_leave -0.029 ends_left -0.026 ends_leg 0.129
  ends_less -0.066 ends_letter 0.02 ends_letters 0.094 ends_life 0.323 ends_lift -0.05 ends_light -0.086
  ends_lights -0.065 ends_like -0.037 ends_likes 0.11 ends_little -0.045 ends_long -0.075 ends_look 0.051
  ends_looked -0.038 ends_lost -0.108 ends_lot -0.227 ends_love 0.024 ends_lovely 0.032 ends_lunch -0.29
  ends_machine -0.134 ends_made -0.025 ends_many -0.077 ends_march 0.032 ends_market -0.041 ends_may -0.072
  ends_me -0.39 ends_milk 0.193 ends_mind -0.1 ends_mine -0.123 ends_minute -0.106 ends_minutes -0.093
  ends_mistake -0.059 ends_monday -0.218 ends_money -0.121 ends_month -0.186 ends_months -0.042 ends_more 0.147
  ends_morning -0.051 ends_mother -0.047 ends_move 0.031 ends_much -0.187 ends_mum -0.086 ends_myself 0.112
  ends_name 0.244 ends_neck 0.062 ends_need -0.04 ends_new 0.093 ends_news -0.093 ends_nice -0.12 ends_nights -0.043
  ends_nine 0.101 ends_no -0.098 ends_nobody -0.092 ends_noon -0.074 ends_not -0.148 ends_note -0.05 ends_nothing -0.198
  ends_noticed -0.052 ends_now -0.103 ends_nurse 0.169 ends_october 0.073 ends_of -0.111 ends_off -0.039
  ends_office -0.101 ends_oh -0.168 ends_oil -0.12 ends_ok -0.141 ends_old -0.104 ends_on -0.031 ends_once 0.029
  ends_one 0.304 ends_ones -0.03 ends_onion 0.033 ends_only -0.063 ends_open -0.148 ends_or -0.04 ends_order -0.023
  ends_other -0.19 ends_out 0.16 ends_outside -0.046 ends_over -0.2 ends_own 0.034 ends_paid -0.089 ends_paper -0.166
  ends_park -0.044 ends_part -0.028 ends_passed 0.381 ends_pen 0.138 ends_pencil 0.297 ends_people -0.189
  ends_person -0.092 ends_phone -0.137 ends_pieces -0.092 ends_place -0.07 ends_plate -0.122 ends_plates -0.064
  ends_please 0.055 ends_pocket -0.037 ends_pot -0.027 ends_pounds -0.028 ends_properly -0.08 ends_pudding -0.07
  ends_pump -0.033 ends_purpose -0.12 ends_put -0.073 ends_questions -0.024 ends_queue -0.219 ends_quiet -0.234
  ends_radio 0.162 ends_rain -0.079 ends_rang -0.034 ends_read -0.032 ends_reason 0.097 ends_red -0.133 ends_rest 0.045
  ends_rice 0.33 ends_right 0.1 ends_roll -0.171 ends_room -0.131 ends_rope -0.024 ends_round 0.122 ends_row -0.029
  ends_run 0.22 ends_running -0.098 ends_salt 0.107 ends_same -0.038 ends_sandwich -0.05 ends_sat 0.03
  ends_saturday -0.115 ends_saw -0.122 ends_school 0.27 ends_season 0.026 ends_seconds -0.109 ends_see -0.112
  ends_seen 0.182 ends_set -0.042 ends_shed -0.079 ends_shelf -0.038 ends_shift -0.027 ends_shirt 0.041 ends_shoes 0.024
  ends_shop -0.189 ends_shot -0.09 ends_shouting 0.077 ends_side 0.202 ends_sink 0.03 ends_sir 0.134 ends_sister 0.027
  ends_six 0.326 ends_sleep -0.211 ends_slept -0.084 ends_slippers 0.182 ends_slow 0.02 ends_slowly -0.05
  ends_smell -0.06 ends_sock -0.115 ends_socks -0.065 ends_sofa 0.076 ends_somebody -0.127 ends_something -0.153
  ends_son 0.254 ends_song 0.434 ends_sorry -0.094 ends_soup 0.093 ends_speak -0.098 ends_stairs 0.061 ends_start -0.076
  ends_started -0.021 ends_station -0.068 ends_steps 0.032 ends_stick 0.082 ends_still -0.046 ends_stop 0.192
  ends_stopped 0.021 ends_stove -0.026 ends_straight -0.041 ends_sugar -0.17 ends_sun -0.047 ends_sunday 0.021
  ends_supper -0.156 ends_sure -0.038 ends_table -0.172 ends_take -0.056 ends_talk -0.086 ends_talking 0.047
  ends_tea -0.058 ends_teacher -0.046 ends_team -0.043 ends_teeth 0.044 ends_tell -0.088 ends_ten -0.062
  ends_test -0.033 ends_than -0.031 ends_thank -0.03 ends_that's -0.027 ends_then -0.147 ends_there -0.186
  ends_thing -0.329 ends_things 0.194 ends_think -0.042 ends_third -0.046 ends_this -0.076 ends_though 0.037
  ends_thought -0.068 ends_three -0.057 ends_through 0.166 ends_thursday 0.107 ends_till -0.048 ends_times 0.33
  ends_tin -0.059 ends_tired -0.053 ends_to -0.097 ends_toast 0.207 ends_today -0.151 ends_together 0.047
  ends_tonight -0.032 ends_too -0.059 ends_took -0.029 ends_tooth 0.041 ends_top 0.112 ends_tree -0.064
  ends_truck -0.127 ends_true 0.123 ends_tuesday 0.09 ends_turn 0.179 ends_twice -0.14 ends_two 0.137 ends_uncle -0.076
  ends_under -0.026 ends_until -0.021 ends_up -0.303 ends_upstairs 0.124 ends_us -0.163 ends_use -0.035
  ends_usual -0.127 ends_van 0.311 ends_video -0.042 ends_voice -0.112 ends_wall 0.072 ends_want -0.068
  ends_wanted -0.065 ends_was -0.077 ends_watch 0.107 ends_water -0.278 ends_way 0.154 ends_wedding -0.079
  ends_wednesday -0.116 ends_week -0.117 ends_weeks -0.111 ends_well -0.199 ends_what -0.127 ends_when -0.061
  ends_where -0.103 ends_which -0.079 ends_while -0.176 ends_white -0.236 ends_who -0.058 ends_why -0.18
  ends_wife -0.185 ends_will 0.052 ends_wind 0.051 ends_window 0.096 ends_windows -0.051 ends_won 0.022 ends_word -0.207
  ends_words 0.085 ends_working 0.112 ends_works 0.125 ends_worse -0.147 ends_would -0.105 ends_write -0.07
  ends_wrong 0.239 ends_year -0.101 ends_years -0.22 ends_yellow 0.201 ends_yes 0.373 ends_yesterday 0.106
  ends_yet -0.097 ends_you 0.209 from_the_middle -1.008 from_the_start -0.945 has_I -0.112 has_a_name -0.061
  has_a_number -0.141 has_a_verb 0.034 has_he 0.032 has_it 0.102 has_kin 0.356 has_me 0.21 has_she 0.223 has_they 0.064
  has_we -0.102 has_you 0.68 heart_0 -1.229 heart_1 -0.603 heart_2 -0.272 heart_3 -0.137 heart_5 -0.035 heart_6 0.032
  heart_7 0.219 heart_8 -0.048 is_all_of_its_note 0.104 is_denied -0.379 is_shouted 0.655 just 0.197 last -0.126
  laughs 0.145 likeliest_heart 0.084 note_heavy -0.345 note_length_0 -0.094 note_length_1 0.028 note_length_2 -0.301
  note_length_3 -0.654 note_length_4 -0.595 note_length_5 -0.374 note_length_6 0.111 note_light_0 -1.066
  note_light_1 -0.453 note_light_2 -0.184 note_light_3 -0.094 note_light_4 -0.097 note_light_5 -0.094
  note_light_6 -0.046 note_light_7 0.141 note_tender -0.309 of_the_longest -0.307 of_time -0.312 of_work -0.327
  only 0.118 opens_1 -0.023 opens_2 -0.038 opens_3 -0.044 opens_4 -0.037 opens_9 -0.034 opens_a -0.072 opens_about 0.03
  opens_after -0.125 opens_ah -0.081 opens_all 0.092 opens_also -0.048 opens_always -0.047 opens_amma 0.083
  opens_an 0.129 opens_and -0.957 opens_anything -0.061 opens_are 0.082 opens_as -0.109 opens_asked 0.02 opens_at 0.099
  opens_ate -0.273 opens_aunty -0.111 opens_baba 0.238 opens_back -0.264 opens_because 0.116 opens_before -0.038
  opens_best 0.424 opens_big -0.067 opens_blood -0.025 opens_blue -0.028 opens_boss -0.094 opens_both 0.023
  opens_bought -0.126 opens_brought -0.033 opens_bus 0.073 opens_but 0.245 opens_by 0.045 opens_called -0.111
  opens_came 0.139 opens_can 0.246 opens_can't -0.102 opens_chips -0.078 opens_choir -0.023 opens_church -0.051
  opens_cleaned -0.063 opens_closed 0.108 opens_coach -0.18 opens_coffee -0.026 opens_come 0.11 opens_could -0.057
  opens_couldn't -0.228 opens_counted -0.034 opens_cried 0.045 opens_cut -0.051 opens_daddy 0.429 opens_day -0.069
  opens_did -0.078 opens_didn't -0.06 opens_do 0.06 opens_does 0.095 opens_don't -0.1 opens_down -0.084 opens_dr -0.023
  opens_drove 0.04 opens_eleven 0.285 opens_even 0.157 opens_every 0.307 opens_everybody -0.135 opens_everyone -0.132
  opens_everything 0.159 opens_father -0.058 opens_finished -0.06 opens_first -0.054 opens_fish -0.091 opens_five -0.074
  opens_fixed -0.041 opens_fog 0.072 opens_for -0.043 opens_forgot -0.187 opens_found 0.064 opens_four 0.314
  opens_fourteen -0.064 opens_friday -0.054 opens_from 0.022 opens_full 0.073 opens_gave -0.175 opens_go 0.2
  opens_good -0.071 opens_got -0.376 opens_had -0.385 opens_half -0.093 opens_hard -0.042 opens_has -0.09
  opens_have -0.144 opens_he 0.352 opens_he'd 0.078 opens_he's 0.157 opens_held -0.096 opens_her -0.066 opens_him -0.076
  opens_his -0.126 opens_home -0.163 opens_how -0.098 opens_i 0.039 opens_i'd -0.216 opens_i'll -0.058 opens_i'm 0.238
  opens_i've 0.46 opens_if 0.05 opens_in -0.205 opens_inside 0.088 opens_is 0.283 opens_it -0.312 opens_it's 0.505
  opens_its -0.088 opens_its_note -0.485 opens_just 0.124 opens_kept -0.021 opens_last -0.063 opens_lay 0.297
  opens_leave 0.062 opens_left 0.221 opens_let 0.114 opens_light -0.059 opens_like 0.251 opens_listened -0.028
  opens_little -0.026 opens_long -0.057 opens_look 0.091 opens_looked -0.121 opens_lost -0.207 opens_ma -0.11
  opens_madam 0.275 opens_made -0.105 opens_mama -0.132 opens_man 0.126 opens_many -0.034 opens_maureen 0.172
  opens_maybe -0.075 opens_me -0.196 opens_mine 0.11 opens_minus -0.045 opens_miss 0.087 opens_mom 0.041 opens_mr 0.238
  opens_mrs -0.028 opens_much -0.078 opens_mum -0.207 opens_my 0.053 opens_nan 0.155 opens_neither -0.115
  opens_never 0.052 opens_new -0.221 opens_next -0.032 opens_nice 0.464 opens_night -0.024 opens_nine 0.054
  opens_nineteen -0.023 opens_no -0.119 opens_nobody 0.529 opens_not 0.483 opens_nothing -0.176 opens_now 0.414
  opens_of -0.073 opens_off 0.074 opens_oh 0.228 opens_ok -0.04 opens_okay 0.091 opens_old -0.082 opens_on -0.077
  opens_on_I 0.171 opens_on_a_joint -0.403 opens_on_a_number -0.154 opens_on_a_preposition -0.483
  opens_on_a_question -0.08 opens_on_an_article 0.096 opens_on_he_or_she 0.354 opens_on_it -0.041 opens_on_they 0.269
  opens_on_this_or_that 0.144 opens_on_we 0.243 opens_on_whose -0.13 opens_on_you 0.202 opens_one 0.185
  opens_only -0.165 opens_opened -0.031 opens_our 0.046 opens_out -0.069 opens_over -0.07 opens_paid -0.102
  opens_phone -0.06 opens_played -0.07 opens_power -0.051 opens_quiet -0.036 opens_radio -0.047 opens_rain -0.057
  opens_ran -0.072 opens_rang -0.06 opens_read -0.193 opens_rice -0.075 opens_right -0.077 opens_round -0.07
  opens_said -0.364 opens_same 0.129 opens_sat -0.212 opens_say -0.061 opens_says 0.16 opens_school -0.032
  opens_second 0.034 opens_sent -0.028 opens_seven -0.09 opens_she 0.135 opens_signed -0.094 opens_since -0.098
  opens_sister -0.035 opens_six -0.051 opens_sixty -0.025 opens_slept -0.089 opens_slow -0.031 opens_snow -0.054
  opens_so 0.278 opens_sold -0.159 opens_some 0.033 opens_somebody -0.043 opens_someone 0.169 opens_something -0.083
  opens_sorry -0.102 opens_stayed -0.093 opens_still -0.039 opens_stood 0.099 opens_stopped 0.036 opens_sunday -0.034
  opens_ten -0.113 opens_thank 0.267 opens_that 0.049 opens_that's -0.22 opens_the 0.111 opens_then 0.242
  opens_there 0.504 opens_there's 0.617 opens_they 0.086 opens_they're 0.205 opens_third 0.046 opens_thirty 0.023
  opens_thirty-one -0.026 opens_this 0.221 opens_thought 0.036 opens_three 0.159 opens_through -0.022
  opens_thursday 0.094 opens_today 0.345 opens_told 0.376 opens_took -0.241 opens_turned 0.119 opens_twenty -0.045
  opens_two -0.025 opens_uncle -0.086 opens_under -0.037 opens_us -0.038 opens_very -0.169 opens_walked -0.067
  opens_wanted -0.026 opens_was -0.086 opens_washed -0.115 opens_watched -0.13 opens_we 0.379 opens_we're -0.155
  opens_we've 0.079 opens_went -0.285 opens_what -0.176 opens_when 0.101 opens_where -0.023 opens_which -0.079
  opens_white -0.058 opens_who -0.262 opens_why -0.062 opens_wind -0.072 opens_with 0.065 opens_woke -0.052
  opens_would -0.05 opens_wouldn't 0.194 opens_wrote -0.03 opens_yes 0.193 opens_you -0.135 opens_you're 0.108
  opens_young -0.046 opens_your 0.139 place_0 -0.898 place_1 -0.92 place_2 -0.244 place_3 0.195 place_4 -0.021
  rarer_0 -0.238 rarer_1 -0.341 rarer_2 -0.286 rarer_3 -0.448 rarer_4 -0.698 returning_0 -0.468 returning_1 -0.276
  returning_2 -0.108 returning_3 -0.075 sentence 0.94 sentences_1 -0.279 sentences_2 -0.118 sentences_3 -0.432
  sentences_4 -0.518 sentences_5 -0.588 sentences_6 -0.283 sentences_7 -0.152 sentences_8 -0.283 speaks_of_saying -0.035
  still 0.132 to_the_end -0.274 weeps -0.023 within_0 -0.471 within_1 -0.202 within_2 -0.178 within_3 0.046
  words_10 -0.042 words_11 -0.037 words_12 -0.309 words_13 -0.616 words_14 -0.849 words_2 -1.486 words_3 -0.763
  words_4 -0.265 words_5 0.066 words_6 0.094 words_7 0.164 words_8 0.173 words_9 0.16
`);
export const bias = -0.443;
