// Learned by `npm run train:last-words` from what readers said of invented weeks; `scripts/last-words` learns it.

import { read } from '../base/read-weights.ts';

/** What each sign of `signs.ts` makes of a clause, and what they begin with. */
export const lastWord = read(`
  after_ 0.307 after_a -0.085 after_all 0.047 after_also -0.032 after_and -0.323 after_as -0.069 after_at -0.022
  after_because 0.09 after_both 0.097 after_but -0.453 after_cos -0.029 after_don't 0.104 after_even 0.1
  after_everybody -0.054 after_everyone -0.052 after_first 0.025 after_for -0.071 after_forty 0.064 after_got 0.033
  after_half -0.02 after_he -0.403 after_her -0.021 after_his 0.069 after_i -0.473 after_i'm 0.264 after_i've -0.025
  after_if -0.028 after_in -0.076 after_is -0.03 after_it -0.987 after_it's -0.135 after_just -0.028 after_like 0.036
  after_maybe -0.021 after_me -0.029 after_my 0.108 after_no -0.064 after_nobody -0.098 after_not -0.096 after_one 0.086
  after_put 0.125 after_said -0.025 after_same -0.027 after_saying 0.106 after_she -0.168 after_she's -0.037
  after_since 0.025 after_so -0.259 after_somebody -0.127 after_that -0.54 after_that's -0.028 after_then 0.148
  after_there -0.028 after_there's -0.027 after_they -0.162 after_this -0.04 after_three -0.031 after_to -0.025
  after_two -0.054 after_very -0.052 after_we -0.18 after_well 0.221 after_when 0.127 after_where -0.04
  after_which 0.036 after_who -0.381 after_with -0.175 after_you -0.594 again -0.344 all 0.2 before_about -0.075
  before_again 0.089 before_all 0.174 before_also -0.048 before_and 0.39 before_anything 0.098 before_are -0.05
  before_asked -0.59 before_at -0.083 before_ate -0.065 before_away 0.186 before_back 0.067 before_bag 0.098
  before_because -0.218 before_bed -0.034 before_box 0.051 before_boy -0.038 before_but 0.263 before_called -0.02
  before_came -0.037 before_can -0.053 before_car 0.231 before_church -0.042 before_cos -0.062 before_counted -0.03
  before_day 0.099 before_did -0.209 before_do -0.181 before_dog -0.033 before_done -0.031 before_door 0.099
  before_down -0.022 before_end 0.029 before_evening -0.055 before_everybody -0.033 before_everything 0.025
  before_five -0.033 before_for -0.034 before_four -0.066 before_friday -0.033 before_gave -0.053 before_girl -0.02
  before_goes 0.233 before_good -0.071 before_got -0.057 before_had -0.086 before_hand -0.045 before_have -0.056
  before_hear -0.035 before_held -0.047 before_here -0.03 before_him 0.075 before_hip -0.021 before_home -0.077
  before_hour 0.287 before_hours 0.226 before_house -0.056 before_if -0.166 before_in -0.163 before_is -0.123
  before_it 0.384 before_know -0.084 before_laughed -0.03 before_left -0.039 before_like -0.683 before_loud -0.064
  before_lunch -0.031 before_man -0.059 before_me 0.076 before_minutes -0.063 before_monday 0.085 before_more -0.042
  before_morning -0.034 before_mum 0.127 before_night -0.071 before_no -0.03 before_nothing 0.086 before_now -0.084
  before_of -0.139 before_off 0.184 before_oh 0.023 before_on -0.052 before_once -0.045 before_one 0.023
  before_open 0.155 before_out -0.057 before_over -0.047 before_people -0.045 before_phone 0.086 before_put -0.175
  before_quiet 0.031 before_rang 0.211 before_read -0.048 before_rice -0.036 before_right -0.06 before_room 0.035
  before_round -0.028 before_said 1.037 before_saturday -0.031 before_say 0.47 before_says 0.358 before_school -0.078
  before_see -0.047 before_shop 0.076 before_shouted 0.045 before_side 0.144 before_six -0.05 before_so -0.369
  before_stop -0.044 before_sunday 0.126 before_tea -0.052 before_tell -0.099 before_thank -0.097 before_that -0.251
  before_then -0.134 before_there -0.172 before_thing -0.083 before_think -0.164 before_thought -0.249
  before_thursday -0.02 before_time -0.225 before_to -0.096 before_today -0.213 before_told -0.699 before_tonight -0.038
  before_too 0.022 before_took -0.045 before_tuesday 0.029 before_two 0.053 before_up 0.067 before_us -0.072
  before_wall 0.101 before_was 0.12 before_way -0.068 before_well 0.047 before_went -0.491 before_window -0.066
  before_with -0.062 before_word 0.143 before_would -0.04 before_wrote -0.131 before_year -0.058 before_years -0.136
  before_yes -0.03 before_you -0.046 ends_1 -0.026 ends_11 -0.067 ends_2 -0.081 ends_3 -0.071 ends_4 -0.036
  ends_6 -0.078 ends_7 -0.053 ends_8 -0.057 ends_about -0.202 ends_after -0.248 ends_again -0.087 ends_alive 0.096
  ends_all -0.164 ends_alone 0.028 ends_already 0.02 ends_also -0.144 ends_always 0.134 ends_am -0.053
  ends_answer -0.022 ends_anyway 0.229 ends_are 0.234 ends_arm -0.095 ends_as -0.072 ends_ask -0.102 ends_asking 0.102
  ends_asleep -0.089 ends_at -0.047 ends_ate -0.029 ends_august -0.037 ends_away 0.076 ends_baby 0.354 ends_back -0.035
  ends_bad 0.035 ends_bag -0.259 ends_bags -0.038 ends_banana -0.076 ends_bath 0.022 ends_be 0.134 ends_beans -0.083
  ends_bed 0.092 ends_been 0.127 ends_before -0.042 ends_behind -0.064 ends_believe -0.029 ends_bench -0.044
  ends_big -0.076 ends_bill -0.074 ends_bin 0.075 ends_birthday -0.045 ends_bit -0.061 ends_black -0.034 ends_blue 0.104
  ends_board 0.047 ends_boots -0.056 ends_both 0.077 ends_bottle 0.075 ends_bowl -0.08 ends_box 0.182 ends_boy 0.103
  ends_boys -0.139 ends_bread -0.06 ends_break 0.189 ends_breakfast -0.069 ends_bridge 0.074 ends_broken -0.098
  ends_bucket 0.133 ends_bus -0.129 ends_by -0.029 ends_cake 0.097 ends_call -0.088 ends_called 0.067 ends_came 0.43
  ends_can -0.03 ends_car -0.382 ends_cards -0.051 ends_case -0.044 ends_cat 0.11 ends_chair 0.077 ends_chairs 0.104
  ends_change -0.087 ends_cheese -0.022 ends_chicken -0.02 ends_child 0.09 ends_children 0.078 ends_chips 0.315
  ends_church 0.107 ends_class 0.041 ends_clean -0.081 ends_close -0.038 ends_coat 0.408 ends_coats 0.057
  ends_coffee -0.115 ends_come 0.152 ends_coming 0.275 ends_corner 0.19 ends_could 0.063 ends_count 0.254
  ends_counted -0.046 ends_counter -0.137 ends_course -0.027 ends_cousin -0.031 ends_cow 0.197 ends_cried -0.063
  ends_cry -0.043 ends_crying -0.065 ends_cup 0.321 ends_cut -0.03 ends_dark -0.144 ends_day -0.239 ends_days -0.089
  ends_dead -0.389 ends_degrees -0.033 ends_dentist 0.158 ends_desk 0.031 ends_did -0.105 ends_died -0.311
  ends_dinner -0.057 ends_do -0.44 ends_doctor -0.035 ends_dog 0.239 ends_doing -0.028 ends_dollars -0.079
  ends_don't -0.107 ends_done 0.099 ends_door 0.137 ends_doors -0.047 ends_down -0.108 ends_drawer -0.076 ends_dry 0.08
  ends_duck 0.247 ends_each 0.189 ends_ear -0.049 ends_early -0.156 ends_ears 0.053 ends_easter 0.145 ends_eat 0.099
  ends_eating 0.114 ends_eggs -0.116 ends_eight 0.044 ends_eleven 0.233 ends_end 0.363 ends_english -0.066
  ends_enough 0.109 ends_evening -0.138 ends_everybody -0.042 ends_everyone -0.18 ends_everything 0.198
  ends_everywhere -0.169 ends_eyes -0.036 ends_face -0.287 ends_family -0.089 ends_fan -0.106 ends_fast -0.081
  ends_father 0.181 ends_feet -0.122 ends_fine -0.104 ends_finish -0.066 ends_first 0.329 ends_fish 0.168
  ends_five -0.157 ends_floor 0.179 ends_foot 0.202 ends_football -0.119 ends_for 0.042 ends_form -0.068
  ends_four -0.049 ends_free 0.162 ends_friday -0.169 ends_fridge -0.125 ends_front -0.075 ends_garage -0.144
  ends_gate 0.1 ends_gave 0.038 ends_girls -0.026 ends_give -0.027 ends_glasses -0.068 ends_go -0.058 ends_goat 0.219
  ends_god 0.206 ends_going 0.102 ends_gone -0.194 ends_good 0.026 ends_grand 0.025 ends_green 0.271 ends_group 0.042
  ends_had -0.099 ends_hair 0.206 ends_half 0.239 ends_hall -0.103 ends_hand 0.079 ends_happy -0.106 ends_has -0.038
  ends_hat 0.249 ends_head 0.101 ends_hear 0.093 ends_heard -0.089 ends_held -0.039 ends_help -0.048 ends_here -0.096
  ends_herself 0.236 ends_him 0.128 ends_himself -0.157 ends_hip -0.144 ends_hold -0.029 ends_hole -0.095
  ends_home -0.064 ends_horse 0.039 ends_hospital -0.023 ends_hours 0.032 ends_house -0.026 ends_how -0.039
  ends_hundred -0.051 ends_i 0.092 ends_idea -0.125 ends_if -0.144 ends_in -0.064 ends_inside 0.089 ends_is -0.285
  ends_it -0.049 ends_its_note 0.953 ends_jacket 0.075 ends_job -0.082 ends_just -0.024 ends_keep -0.025
  ends_kept -0.072 ends_kettle -0.049 ends_key -0.061 ends_kind 0.026 ends_kitchen -0.15 ends_knee -0.062
  ends_knees -0.117 ends_knew -0.064 ends_know 0.056 ends_ladder 0.055 ends_lady -0.049 ends_lamp 0.09 ends_last 0.031
  ends_late 0.042 ends_laugh 0.113 ends_laughed -0.182 ends_leave -0.029 ends_left -0.026 ends_leg 0.129
  ends_less -0.066 ends_letter 0.02 ends_letters 0.095 ends_life 0.323 ends_lift -0.051 ends_light -0.086
  ends_lights -0.065 ends_like -0.039 ends_likes 0.109 ends_long -0.075 ends_look 0.054 ends_looked -0.038
  ends_lost -0.108 ends_lot -0.227 ends_love 0.024 ends_lovely 0.032 ends_lunch -0.29 ends_machine -0.134
  ends_made -0.025 ends_many -0.077 ends_march 0.043 ends_market -0.042 ends_may -0.072 ends_me -0.388 ends_milk 0.193
  ends_mind -0.101 ends_mine -0.122 ends_minute -0.106 ends_minutes -0.093 ends_mistake -0.059 ends_monday -0.218
  ends_money -0.121 ends_month -0.187 ends_months -0.042 ends_more 0.146 ends_morning -0.051 ends_mother -0.048
  ends_move 0.031 ends_much -0.187 ends_mum -0.086 ends_myself 0.112 ends_name 0.243 ends_neck 0.062 ends_need -0.04
  ends_new 0.094 ends_news -0.094 ends_nice -0.121 ends_nights -0.044 ends_nine 0.101 ends_no -0.098 ends_nobody -0.092
  ends_noon -0.073 ends_not -0.149 ends_note -0.05 ends_nothing -0.198 ends_noticed -0.052 ends_now -0.104
  ends_nurse 0.168 ends_october 0.073 ends_of -0.111 ends_off -0.038 ends_office -0.101 ends_oh -0.168 ends_oil -0.12
  ends_ok -0.141 ends_old -0.104 ends_on -0.029 ends_once 0.029 ends_one 0.306 ends_ones -0.029 ends_onion 0.033
  ends_only -0.063 ends_open -0.148 ends_or -0.039 ends_order -0.023 ends_other -0.19 ends_out 0.159 ends_outside -0.046
  ends_over -0.2 ends_own 0.035 ends_paid -0.089 ends_paper -0.167 ends_park -0.044 ends_part -0.027 ends_passed 0.381
  ends_pen 0.138 ends_pencil 0.297 ends_people -0.193 ends_person -0.091 ends_phone -0.138 ends_pieces -0.092
  ends_place -0.071 ends_plate -0.123 ends_plates -0.065 ends_please 0.057 ends_pocket -0.038 ends_pot -0.027
  ends_pounds -0.028 ends_properly -0.081 ends_pudding -0.07 ends_pump -0.033 ends_purpose -0.12 ends_put -0.073
  ends_questions -0.024 ends_queue -0.218 ends_quiet -0.236 ends_radio 0.161 ends_rain -0.079 ends_rang -0.034
  ends_read -0.031 ends_reason 0.097 ends_red -0.133 ends_rest 0.045 ends_rice 0.33 ends_right 0.098 ends_roll -0.171
  ends_room -0.131 ends_rope -0.024 ends_round 0.122 ends_row -0.029 ends_run 0.22 ends_running -0.098 ends_salt 0.107
  ends_same -0.038 ends_sandwich -0.05 ends_sat 0.03 ends_saturday -0.115 ends_saw -0.122 ends_school 0.27
  ends_season 0.026 ends_seconds -0.108 ends_see -0.112 ends_seen 0.182 ends_set -0.042 ends_shed -0.079
  ends_shelf -0.04 ends_shift -0.027 ends_shirt 0.04 ends_shoes 0.025 ends_shop -0.189 ends_shot -0.089
  ends_shouting 0.078 ends_side 0.203 ends_sink 0.03 ends_sir 0.134 ends_sister 0.027 ends_six 0.325 ends_sleep -0.211
  ends_slept -0.084 ends_slippers 0.182 ends_slow 0.02 ends_slowly -0.049 ends_smell -0.06 ends_sock -0.115
  ends_socks -0.065 ends_sofa 0.074 ends_somebody -0.127 ends_something -0.152 ends_son 0.255 ends_song 0.433
  ends_sorry -0.093 ends_soup 0.092 ends_speak -0.099 ends_stairs 0.06 ends_start -0.077 ends_started -0.021
  ends_station -0.068 ends_steps 0.032 ends_stick 0.083 ends_still -0.045 ends_stop 0.19 ends_stopped 0.021
  ends_stove -0.026 ends_straight -0.042 ends_sugar -0.171 ends_sun -0.047 ends_sunday 0.021 ends_supper -0.156
  ends_sure -0.038 ends_table -0.173 ends_take -0.057 ends_talk -0.086 ends_talking 0.047 ends_tea -0.059
  ends_teacher -0.046 ends_team -0.042 ends_teeth 0.043 ends_tell -0.088 ends_ten -0.063 ends_test -0.033
  ends_than -0.031 ends_thank -0.031 ends_that's -0.027 ends_then -0.148 ends_there -0.184 ends_thermos 0.023
  ends_thing -0.328 ends_things 0.194 ends_think -0.043 ends_third -0.046 ends_this -0.075 ends_though 0.037
  ends_thought -0.067 ends_three -0.056 ends_through 0.166 ends_thursday 0.107 ends_till -0.048 ends_times 0.331
  ends_tin -0.059 ends_tired -0.053 ends_to -0.097 ends_toast 0.206 ends_today -0.152 ends_together 0.047
  ends_tonight -0.032 ends_too -0.06 ends_took -0.029 ends_tooth 0.041 ends_top 0.111 ends_tree -0.064 ends_truck -0.127
  ends_true 0.123 ends_tuesday 0.091 ends_turn 0.18 ends_twice -0.139 ends_two 0.136 ends_uncle -0.076 ends_under -0.026
  ends_until -0.021 ends_up -0.302 ends_upstairs 0.124 ends_us -0.165 ends_use -0.035 ends_usual -0.128 ends_van 0.311
  ends_video -0.042 ends_voice -0.113 ends_wall 0.072 ends_want -0.068 ends_wanted -0.065 ends_was -0.077
  ends_watch 0.107 ends_water -0.278 ends_way 0.154 ends_wedding -0.08 ends_wednesday -0.116 ends_week -0.117
  ends_weeks -0.111 ends_well -0.198 ends_what -0.125 ends_when -0.061 ends_where -0.103 ends_which -0.08
  ends_while -0.176 ends_white -0.236 ends_who -0.058 ends_why -0.18 ends_wife -0.185 ends_will 0.052 ends_wind 0.052
  ends_window 0.095 ends_windows -0.052 ends_won 0.023 ends_word -0.205 ends_words 0.085 ends_working 0.111
  ends_works 0.125 ends_worse -0.147 ends_would -0.105 ends_write -0.07 ends_wrong 0.238 ends_year -0.104
  ends_years -0.219 ends_yellow 0.202 ends_yes 0.372 ends_yesterday 0.106 ends_yet -0.095 ends_you 0.207
  from_the_middle -1.007 from_the_start -0.944 has_I -0.112 has_a_name -0.062 has_a_number -0.141 has_a_verb 0.035
  has_he 0.034 has_it 0.101 has_kin 0.357 has_me 0.21 has_she 0.224 has_they 0.065 has_we -0.103 has_you 0.682
  heart_0 -1.234 heart_1 -0.614 heart_2 -0.274 heart_3 -0.141 heart_4 -0.022 heart_6 0.028 heart_7 0.228 heart_8 -0.034
  is_all_of_its_note 0.103 is_denied -0.377 is_shouted 0.654 just 0.196 last -0.127 laughs 0.144 likeliest_heart 0.043
  note_heavy -0.345 note_length_0 -0.095 note_length_1 0.027 note_length_2 -0.302 note_length_3 -0.655
  note_length_4 -0.595 note_length_5 -0.372 note_length_6 0.117 note_light_0 -1.068 note_light_1 -0.445
  note_light_2 -0.185 note_light_3 -0.093 note_light_4 -0.097 note_light_5 -0.093 note_light_6 -0.044 note_light_7 0.142
  note_tender -0.309 of_the_longest -0.297 of_time -0.313 of_work -0.327 only 0.119 opens_1 -0.023 opens_2 -0.038
  opens_3 -0.044 opens_4 -0.037 opens_9 -0.034 opens_a -0.073 opens_about 0.03 opens_after -0.125 opens_ah -0.081
  opens_all 0.092 opens_also -0.049 opens_always -0.046 opens_amma 0.082 opens_an 0.13 opens_and -0.957
  opens_anything -0.061 opens_are 0.083 opens_as -0.109 opens_asked 0.02 opens_at 0.099 opens_ate -0.274
  opens_aunty -0.11 opens_baba 0.237 opens_back -0.264 opens_because 0.116 opens_before -0.038 opens_best 0.424
  opens_big -0.067 opens_blood -0.025 opens_blue -0.029 opens_boss -0.093 opens_both 0.023 opens_bought -0.125
  opens_brought -0.033 opens_bus 0.073 opens_but 0.246 opens_by 0.045 opens_called -0.111 opens_came 0.139
  opens_can 0.246 opens_can't -0.102 opens_chips -0.077 opens_choir -0.023 opens_church -0.051 opens_cleaned -0.063
  opens_closed 0.108 opens_coach -0.18 opens_coffee -0.026 opens_come 0.11 opens_could -0.057 opens_couldn't -0.225
  opens_counted -0.035 opens_cried 0.044 opens_cut -0.051 opens_daddy 0.428 opens_day -0.069 opens_did -0.079
  opens_didn't -0.057 opens_do 0.06 opens_does 0.095 opens_don't -0.1 opens_down -0.084 opens_dr -0.023 opens_drove 0.04
  opens_eleven 0.285 opens_even 0.157 opens_every 0.308 opens_everybody -0.135 opens_everyone -0.133
  opens_everything 0.159 opens_father -0.059 opens_finished -0.06 opens_first -0.054 opens_fish -0.092 opens_five -0.073
  opens_fixed -0.041 opens_fog 0.072 opens_for -0.043 opens_forgot -0.185 opens_found 0.064 opens_four 0.315
  opens_fourteen -0.064 opens_friday -0.053 opens_from 0.022 opens_full 0.073 opens_gave -0.175 opens_go 0.2
  opens_good -0.07 opens_got -0.377 opens_had -0.385 opens_half -0.091 opens_hard -0.042 opens_has -0.09
  opens_have -0.145 opens_he 0.352 opens_he'd 0.078 opens_he's 0.156 opens_held -0.096 opens_her -0.067 opens_him -0.076
  opens_his -0.124 opens_home -0.163 opens_how -0.098 opens_i 0.039 opens_i'd -0.217 opens_i'll -0.056 opens_i'm 0.237
  opens_i've 0.463 opens_if 0.049 opens_in -0.206 opens_inside 0.088 opens_is 0.281 opens_it -0.311 opens_it's 0.505
  opens_its -0.082 opens_its_note -0.484 opens_just 0.125 opens_kept -0.021 opens_last -0.063 opens_lay 0.297
  opens_leave 0.062 opens_left 0.221 opens_let 0.113 opens_light -0.059 opens_like 0.25 opens_listened -0.028
  opens_little -0.026 opens_long -0.057 opens_look 0.092 opens_looked -0.122 opens_lost -0.208 opens_ma -0.111
  opens_madam 0.275 opens_made -0.105 opens_mama -0.132 opens_man 0.126 opens_many -0.034 opens_maureen 0.172
  opens_maybe -0.075 opens_me -0.196 opens_mine 0.11 opens_minus -0.045 opens_miss 0.087 opens_mom 0.041 opens_mr 0.239
  opens_mrs -0.028 opens_much -0.078 opens_mum -0.208 opens_my 0.052 opens_nan 0.155 opens_neither -0.116
  opens_never 0.054 opens_new -0.221 opens_next -0.032 opens_nice 0.464 opens_night -0.024 opens_nine 0.053
  opens_nineteen -0.023 opens_no -0.118 opens_nobody 0.528 opens_not 0.482 opens_nothing -0.176 opens_now 0.414
  opens_of -0.073 opens_off 0.074 opens_oh 0.227 opens_ok -0.039 opens_okay 0.09 opens_old -0.082 opens_on -0.077
  opens_on_I 0.172 opens_on_a_joint -0.402 opens_on_a_number -0.153 opens_on_a_preposition -0.483
  opens_on_a_question -0.079 opens_on_an_article 0.096 opens_on_he_or_she 0.355 opens_on_it -0.04 opens_on_they 0.269
  opens_on_this_or_that 0.146 opens_on_we 0.243 opens_on_whose -0.13 opens_on_you 0.204 opens_one 0.184
  opens_only -0.165 opens_opened -0.031 opens_our 0.046 opens_out -0.069 opens_over -0.07 opens_paid -0.102
  opens_phone -0.06 opens_played -0.07 opens_power -0.051 opens_quiet -0.036 opens_radio -0.047 opens_rain -0.057
  opens_ran -0.072 opens_rang -0.06 opens_read -0.192 opens_rice -0.072 opens_right -0.077 opens_round -0.07
  opens_said -0.364 opens_same 0.129 opens_sat -0.209 opens_say -0.061 opens_says 0.16 opens_school -0.032
  opens_second 0.035 opens_sent -0.028 opens_seven -0.09 opens_she 0.136 opens_signed -0.095 opens_since -0.1
  opens_sister -0.035 opens_six -0.05 opens_sixty -0.025 opens_slept -0.089 opens_slow -0.031 opens_snow -0.054
  opens_so 0.277 opens_sold -0.159 opens_some 0.032 opens_somebody -0.043 opens_someone 0.169 opens_something -0.083
  opens_sorry -0.102 opens_stayed -0.093 opens_still -0.037 opens_stood 0.099 opens_stopped 0.036 opens_sunday -0.034
  opens_ten -0.112 opens_thank 0.266 opens_that 0.048 opens_that's -0.215 opens_the 0.112 opens_then 0.24
  opens_there 0.503 opens_there's 0.618 opens_they 0.086 opens_they're 0.204 opens_third 0.046 opens_thirty 0.023
  opens_thirty-one -0.025 opens_this 0.221 opens_thought 0.035 opens_three 0.159 opens_through -0.022
  opens_thursday 0.094 opens_today 0.346 opens_told 0.376 opens_took -0.241 opens_turned 0.119 opens_twenty -0.045
  opens_two -0.026 opens_uncle -0.085 opens_under -0.037 opens_us -0.038 opens_very -0.169 opens_walked -0.069
  opens_wanted -0.026 opens_was -0.086 opens_washed -0.115 opens_watched -0.129 opens_we 0.38 opens_we're -0.156
  opens_we've 0.08 opens_went -0.285 opens_what -0.177 opens_when 0.102 opens_where -0.023 opens_which -0.079
  opens_white -0.058 opens_who -0.257 opens_why -0.062 opens_wind -0.071 opens_with 0.065 opens_woke -0.052
  opens_would -0.05 opens_wouldn't 0.193 opens_wrote -0.03 opens_yes 0.193 opens_you -0.134 opens_you're 0.107
  opens_young -0.045 opens_your 0.14 place_0 -0.897 place_1 -0.919 place_2 -0.244 place_3 0.195 place_4 -0.021
  rarer_0 -0.238 rarer_1 -0.339 rarer_2 -0.285 rarer_3 -0.448 rarer_4 -0.699 returning_0 -0.467 returning_1 -0.275
  returning_2 -0.103 returning_3 -0.074 sentence 0.941 sentences_1 -0.281 sentences_2 -0.121 sentences_3 -0.433
  sentences_4 -0.516 sentences_5 -0.586 sentences_6 -0.28 sentences_7 -0.151 sentences_8 -0.279 speaks_of_saying -0.036
  still 0.13 to_the_end -0.273 weeps -0.02 within_0 -0.471 within_1 -0.201 within_2 -0.177 within_3 0.047 words_10 -0.04
  words_11 -0.035 words_12 -0.308 words_13 -0.615 words_14 -0.848 words_2 -1.485 words_3 -0.763 words_4 -0.264
  words_5 0.067 words_6 0.094 words_7 0.165 words_8 0.173 words_9 0.161
`);
export const bias = -0.443;
