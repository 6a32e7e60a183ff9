// Learned by `npm run train:last-words` from what readers said of invented weeks; `scripts/last-words` learns it.

import { read } from '../base/read-weights.ts';

/** What each sign of `signs.ts` makes of a clause, and what they begin with. */
export const lastWord = read(`
  after_ 0.344 after_a -0.087 after_all 0.047 after_also -0.032 after_and -0.306 after_as -0.06 after_at -0.023
  after_because 0.097 after_both 0.096 after_but -0.411 after_cos -0.03 after_don't 0.1 after_even 0.1
  after_everybody -0.052 after_everyone -0.051 after_first 0.024 after_for -0.071 after_forty 0.066 after_got 0.033
  after_half -0.022 after_he -0.404 after_her -0.022 after_his 0.068 after_i -0.46 after_i'm 0.27 after_i've -0.025
  after_if -0.03 after_in -0.073 after_is -0.03 after_it -0.985 after_it's -0.134 after_just -0.031 after_like 0.041
  after_maybe -0.022 after_me -0.027 after_my 0.113 after_no -0.066 after_nobody -0.09 after_not -0.092 after_one 0.083
  after_put 0.122 after_said -0.023 after_same -0.026 after_saying 0.131 after_she -0.161 after_she's -0.035
  after_since 0.028 after_six -0.02 after_so -0.244 after_somebody -0.122 after_that -0.538 after_that's -0.031
  after_then 0.147 after_there -0.031 after_there's -0.03 after_they -0.155 after_this -0.043 after_three -0.026
  after_two -0.054 after_very -0.048 after_we -0.186 after_well 0.219 after_when 0.126 after_where -0.042
  after_which 0.044 after_who -0.368 after_with -0.159 after_you -0.605 again -0.347 all 0.188 before_about -0.08
  before_again 0.088 before_all 0.164 before_also -0.051 before_and 0.391 before_anything 0.105 before_are -0.06
  before_asked -0.57 before_asks 0.021 before_at -0.087 before_ate -0.066 before_away 0.18 before_back 0.06
  before_bag 0.101 before_because -0.224 before_bed -0.037 before_box 0.046 before_boy -0.041 before_but 0.258
  before_called -0.021 before_came -0.031 before_can -0.058 before_car 0.222 before_church -0.034 before_cos -0.061
  before_counted -0.029 before_day 0.118 before_did -0.21 before_do -0.187 before_dog -0.034 before_done -0.031
  before_door 0.095 before_down -0.028 before_end 0.021 before_evening -0.057 before_everything 0.021 before_five -0.034
  before_for -0.042 before_four -0.071 before_friday -0.035 before_gave -0.055 before_girl -0.022 before_goes 0.223
  before_good -0.075 before_got -0.058 before_had -0.084 before_hand -0.031 before_have -0.046 before_hear -0.036
  before_held -0.051 before_here -0.033 before_him 0.071 before_hip -0.02 before_home -0.079 before_hour 0.282
  before_hours 0.221 before_house -0.053 before_if -0.153 before_in -0.166 before_is -0.122 before_it 0.38
  before_know -0.09 before_laughed -0.033 before_left -0.038 before_like -0.673 before_loud -0.067 before_lunch -0.032
  before_man -0.065 before_me 0.079 before_minutes -0.07 before_monday 0.08 before_more -0.04 before_morning -0.037
  before_mum 0.122 before_night -0.075 before_no -0.037 before_nothing 0.083 before_now -0.087 before_o'clock 0.025
  before_of -0.142 before_off 0.18 before_oh 0.023 before_on -0.045 before_once -0.041 before_one 0.03 before_open 0.154
  before_out -0.056 before_over -0.05 before_people -0.045 before_phone 0.087 before_place -0.02 before_put -0.18
  before_quiet 0.03 before_rang 0.211 before_read -0.05 before_rice -0.038 before_right -0.058 before_room 0.033
  before_round -0.031 before_said 1.073 before_saturday -0.036 before_say 0.454 before_says 0.363 before_school -0.064
  before_see -0.044 before_shop 0.071 before_shouted 0.052 before_side 0.143 before_six -0.05 before_so -0.374
  before_stop -0.049 before_sunday 0.118 before_tea -0.054 before_tell -0.088 before_thank -0.094 before_that -0.236
  before_then -0.114 before_there -0.165 before_thing -0.079 before_think -0.136 before_thought -0.219
  before_time -0.232 before_to -0.094 before_today -0.206 before_told -0.698 before_tonight -0.04 before_too 0.02
  before_took -0.049 before_tuesday 0.032 before_two 0.051 before_up 0.063 before_us -0.075 before_wall 0.101
  before_was 0.151 before_way -0.072 before_weeks 0.021 before_well 0.058 before_went -0.505 before_window -0.065
  before_with -0.059 before_word 0.139 before_would -0.043 before_wrote -0.126 before_year -0.054 before_years -0.125
  before_yes -0.031 before_you -0.049 ends_1 -0.029 ends_11 -0.069 ends_2 -0.089 ends_3 -0.074 ends_4 -0.04
  ends_6 -0.076 ends_7 -0.05 ends_8 -0.06 ends_about -0.156 ends_after -0.246 ends_again -0.084 ends_alive 0.11
  ends_all -0.14 ends_alone 0.051 ends_also -0.141 ends_always 0.129 ends_am -0.055 ends_answer -0.026 ends_anyway 0.206
  ends_are 0.218 ends_arm -0.104 ends_as -0.075 ends_ask -0.12 ends_asking 0.09 ends_asleep -0.099 ends_at -0.048
  ends_ate -0.032 ends_august -0.031 ends_away 0.069 ends_baby 0.33 ends_bad 0.046 ends_bag -0.221 ends_bags -0.038
  ends_banana -0.082 ends_be 0.173 ends_beans -0.09 ends_bed 0.081 ends_been 0.121 ends_before -0.057 ends_behind -0.067
  ends_believe -0.031 ends_bench -0.049 ends_big -0.072 ends_bill -0.056 ends_bin 0.082 ends_birthday -0.055
  ends_bit -0.032 ends_black -0.037 ends_blue 0.097 ends_board 0.032 ends_boat 0.023 ends_boots -0.064 ends_both 0.088
  ends_bottle 0.07 ends_bowl -0.068 ends_box 0.167 ends_boy 0.088 ends_boys -0.12 ends_bread -0.046 ends_break 0.182
  ends_breakfast -0.072 ends_bridge 0.069 ends_broken -0.082 ends_bucket 0.129 ends_bus -0.143 ends_by -0.027
  ends_cake 0.084 ends_call -0.071 ends_called 0.06 ends_came 0.41 ends_can -0.031 ends_car -0.317 ends_cards -0.048
  ends_case -0.054 ends_cat 0.096 ends_chair 0.085 ends_chairs 0.1 ends_change -0.086 ends_cheese -0.033
  ends_chicken -0.023 ends_child 0.085 ends_children 0.071 ends_chips 0.301 ends_church 0.1 ends_class 0.031
  ends_clean -0.085 ends_close -0.029 ends_coat 0.387 ends_coats 0.046 ends_coffee -0.126 ends_come 0.137
  ends_coming 0.266 ends_corner 0.189 ends_could 0.063 ends_count 0.255 ends_counted -0.052 ends_counter -0.125
  ends_course -0.029 ends_cousin -0.033 ends_cow 0.199 ends_cried -0.072 ends_cry -0.039 ends_crying -0.069
  ends_cup 0.318 ends_cut -0.032 ends_dark -0.147 ends_day -0.215 ends_days -0.094 ends_dead -0.355 ends_degrees -0.035
  ends_dentist 0.149 ends_did -0.117 ends_died -0.261 ends_dinner -0.06 ends_do -0.401 ends_doctor -0.036 ends_dog 0.225
  ends_doing -0.033 ends_dollars -0.081 ends_don't -0.104 ends_done 0.104 ends_door 0.136 ends_doors -0.049
  ends_down -0.092 ends_drawer -0.065 ends_dry 0.066 ends_duck 0.239 ends_each 0.181 ends_ear -0.056 ends_early -0.161
  ends_ears 0.059 ends_easter 0.122 ends_eat 0.1 ends_eating 0.107 ends_eggs -0.114 ends_eight 0.039 ends_eleven 0.227
  ends_else -0.025 ends_end 0.383 ends_english -0.062 ends_enough 0.097 ends_evening -0.143 ends_everybody -0.025
  ends_everyone -0.158 ends_everything 0.187 ends_everywhere -0.116 ends_eye -0.026 ends_eyes -0.045 ends_face -0.272
  ends_family -0.094 ends_fan -0.105 ends_fast -0.084 ends_father 0.171 ends_feet -0.112 ends_fine -0.091
  ends_finish -0.065 ends_finished 0.025 ends_first 0.293 ends_fish 0.155 ends_five -0.146 ends_floor 0.187
  ends_foot 0.183 ends_football -0.106 ends_for 0.031 ends_form -0.074 ends_free 0.134 ends_friday -0.161
  ends_fridge -0.135 ends_front -0.079 ends_garage -0.11 ends_gate 0.108 ends_gave 0.038 ends_girl -0.024
  ends_girls -0.025 ends_give -0.027 ends_glasses -0.08 ends_go -0.07 ends_goat 0.211 ends_god 0.197 ends_going 0.083
  ends_gone -0.172 ends_good 0.025 ends_green 0.26 ends_group 0.047 ends_had -0.085 ends_hair 0.193 ends_half 0.248
  ends_hall -0.115 ends_hand 0.049 ends_happy -0.081 ends_has -0.039 ends_hat 0.229 ends_head 0.086 ends_hear 0.095
  ends_heard -0.098 ends_held -0.041 ends_help -0.052 ends_here -0.093 ends_herself 0.249 ends_him 0.134
  ends_himself -0.158 ends_hip -0.139 ends_hold -0.03 ends_hole -0.075 ends_home -0.07 ends_horse 0.026
  ends_hospital -0.021 ends_hours 0.024 ends_how -0.045 ends_hundred -0.052 ends_i 0.083 ends_idea -0.135 ends_if -0.149
  ends_in -0.092 ends_inside 0.08 ends_is -0.179 ends_it -0.038 ends_its_note 0.943 ends_jacket 0.072 ends_job -0.09
  ends_just -0.026 ends_keep -0.025 ends_kept -0.068 ends_kettle -0.052 ends_key -0.062 ends_kids 0.024 ends_kind 0.028
  ends_kitchen -0.161 ends_knee -0.072 ends_knees -0.128 ends_knew -0.07 ends_know 0.041 ends_ladder 0.052
  ends_lady -0.049 ends_lamp 0.076 ends_last 0.034 ends_late 0.04 ends_laugh 0.121 ends_laughed -0.19 ends_leave -0.031
  ends_left -0.039 ends_leg 0.131 ends_less -0.073 ends_letters 0.083 ends_life 0.303 ends_lift -0.047 ends_light -0.094
  ends_lights -0.069 ends_like -0.055 ends_likes 0.103 ends_list 0.024 ends_long -0.068 ends_look 0.086
  ends_looked -0.04 ends_lost -0.104 ends_lot -0.186 ends_love 0.023 ends_lovely 0.031 ends_lunch -0.222
  ends_machine -0.143 ends_made -0.027 ends_many -0.081 ends_march 0.037 ends_market -0.045 ends_may -0.071
  ends_me -0.36 ends_milk 0.18 ends_mind -0.104 ends_mine -0.149 ends_minute -0.078 ends_minutes -0.111
  ends_mistake -0.068 ends_monday -0.192 ends_money -0.122 ends_month -0.188 ends_months -0.037 ends_more 0.149
  ends_morning -0.04 ends_mother -0.056 ends_move 0.025 ends_much -0.164 ends_mum -0.084 ends_myself 0.102
  ends_name 0.231 ends_neck 0.067 ends_need -0.045 ends_new 0.093 ends_news -0.103 ends_nice -0.094 ends_nights -0.046
  ends_nine 0.087 ends_no -0.099 ends_nobody -0.098 ends_noon -0.082 ends_not -0.158 ends_note -0.051
  ends_nothing -0.157 ends_noticed -0.058 ends_now -0.066 ends_nurse 0.162 ends_october 0.075 ends_of -0.106
  ends_off -0.055 ends_office -0.093 ends_oh -0.178 ends_oil -0.129 ends_ok -0.148 ends_old -0.09 ends_on -0.064
  ends_once 0.052 ends_one 0.269 ends_ones -0.032 ends_only -0.072 ends_open -0.082 ends_or -0.029 ends_order -0.026
  ends_other -0.203 ends_out 0.135 ends_outside -0.05 ends_over -0.195 ends_own 0.046 ends_paid -0.093 ends_paper -0.156
  ends_park -0.048 ends_part -0.024 ends_passed 0.382 ends_pay 0.029 ends_pen 0.133 ends_pencil 0.289 ends_people -0.18
  ends_person -0.082 ends_phone -0.21 ends_picture -0.024 ends_pie -0.021 ends_pieces -0.087 ends_place -0.035
  ends_plate -0.114 ends_plates -0.055 ends_please 0.041 ends_pocket -0.044 ends_pot -0.026 ends_pounds -0.026
  ends_properly -0.089 ends_pudding -0.073 ends_pump -0.036 ends_purpose -0.097 ends_put -0.076 ends_questions -0.026
  ends_queue -0.182 ends_quiet -0.215 ends_radio 0.151 ends_rain -0.077 ends_rang -0.039 ends_read -0.032
  ends_reason 0.091 ends_red -0.145 ends_rest 0.037 ends_rice 0.322 ends_right 0.094 ends_roll -0.167 ends_room -0.139
  ends_rope -0.029 ends_round 0.117 ends_run 0.216 ends_running -0.109 ends_salt 0.098 ends_sandwich -0.056
  ends_sat 0.022 ends_saturday -0.121 ends_saw -0.128 ends_school 0.265 ends_season 0.027 ends_seconds -0.096
  ends_see -0.128 ends_seen 0.174 ends_set -0.045 ends_shed -0.08 ends_shelf -0.028 ends_shift -0.03 ends_shirt 0.037
  ends_shoes 0.034 ends_shop -0.157 ends_shot -0.061 ends_shouting 0.084 ends_side 0.213 ends_sink 0.022 ends_sir 0.127
  ends_sister 0.071 ends_six 0.313 ends_sleep -0.217 ends_slept -0.072 ends_slippers 0.17 ends_slow 0.027
  ends_slowly -0.046 ends_smell -0.061 ends_sock -0.124 ends_socks -0.077 ends_sofa 0.068 ends_somebody -0.083
  ends_something -0.16 ends_son 0.251 ends_song 0.425 ends_sorry -0.098 ends_soup 0.085 ends_speak -0.081
  ends_stairs 0.068 ends_start -0.085 ends_started -0.024 ends_station -0.076 ends_steps 0.034 ends_stick 0.077
  ends_still -0.052 ends_stop 0.171 ends_stove -0.032 ends_straight -0.044 ends_sugar -0.158 ends_sun -0.051
  ends_supper -0.16 ends_sure -0.044 ends_table -0.166 ends_take -0.05 ends_talk -0.092 ends_talking 0.038
  ends_tea -0.063 ends_teacher -0.049 ends_team -0.047 ends_teeth 0.033 ends_tell -0.096 ends_ten -0.052
  ends_test -0.034 ends_than -0.031 ends_thank -0.03 ends_that's -0.024 ends_then -0.143 ends_there -0.207
  ends_thing -0.333 ends_things 0.206 ends_think -0.048 ends_third -0.028 ends_this -0.088 ends_though 0.024
  ends_thought -0.075 ends_three -0.056 ends_through 0.167 ends_thursday 0.088 ends_till -0.049 ends_times 0.296
  ends_tin -0.037 ends_tired -0.052 ends_to -0.098 ends_toast 0.216 ends_today -0.144 ends_together 0.059
  ends_tonight -0.038 ends_too -0.066 ends_took -0.033 ends_tooth 0.072 ends_top 0.102 ends_tree -0.067
  ends_truck -0.137 ends_true 0.119 ends_tuesday 0.077 ends_turn 0.162 ends_twice -0.14 ends_two 0.127 ends_uncle -0.084
  ends_under -0.026 ends_until -0.022 ends_up -0.246 ends_upstairs 0.122 ends_us -0.153 ends_use -0.041
  ends_usual -0.129 ends_van 0.295 ends_video -0.049 ends_voice -0.11 ends_wall 0.068 ends_want -0.074
  ends_wanted -0.069 ends_was -0.067 ends_watch 0.108 ends_water -0.244 ends_way 0.146 ends_wedding -0.078
  ends_wednesday -0.117 ends_week -0.098 ends_weeks -0.093 ends_well -0.194 ends_what -0.139 ends_when -0.072
  ends_where -0.112 ends_which -0.083 ends_while -0.177 ends_white -0.209 ends_who -0.061 ends_why -0.166
  ends_wife -0.173 ends_will 0.049 ends_wind 0.045 ends_window 0.088 ends_windows -0.024 ends_with -0.022
  ends_word -0.204 ends_words 0.08 ends_work -0.025 ends_working 0.104 ends_works 0.117 ends_worse -0.124
  ends_would -0.101 ends_write -0.081 ends_wrong 0.253 ends_year -0.109 ends_years -0.223 ends_yellow 0.188
  ends_yes 0.351 ends_yesterday 0.112 ends_yet -0.059 ends_you 0.19 from_the_middle -1.021 from_the_start -0.94
  has_I -0.085 has_a_name -0.073 has_a_number -0.147 has_a_verb 0.031 has_he 0.022 has_it 0.108 has_kin 0.333
  has_me 0.224 has_she 0.212 has_they 0.05 has_we -0.087 has_you 0.701 heart_0 -1.252 heart_1 -0.605 heart_2 -0.264
  heart_3 -0.098 heart_4 -0.021 heart_6 0.034 heart_7 0.217 heart_8 0.036 is_all_of_its_note 0.094 is_denied -0.328
  is_shouted 0.612 just 0.201 last -0.131 laughs 0.112 likeliest_heart 0.104 note_heavy -0.286 note_length_0 -0.095
  note_length_1 0.052 note_length_2 -0.283 note_length_3 -0.645 note_length_4 -0.605 note_length_5 -0.361
  note_length_6 0.049 note_light_0 -0.982 note_light_1 -0.458 note_light_2 -0.229 note_light_3 -0.138
  note_light_4 -0.144 note_light_5 -0.153 note_light_6 -0.114 note_light_7 0.098 note_may_be_danger -0.028
  note_tender -0.266 of_the_longest -0.285 of_time -0.267 of_work -0.356 only 0.128 opens_1 -0.026 opens_2 -0.039
  opens_3 -0.044 opens_4 -0.037 opens_9 -0.037 opens_a -0.086 opens_about 0.026 opens_after -0.128 opens_ah -0.091
  opens_all 0.138 opens_also -0.054 opens_always -0.039 opens_amma 0.079 opens_an 0.122 opens_and -0.965
  opens_anything -0.064 opens_are 0.075 opens_as -0.112 opens_asked 0.074 opens_at 0.111 opens_ate -0.26
  opens_aunty -0.086 opens_baba 0.235 opens_back -0.268 opens_because 0.108 opens_before -0.037 opens_best 0.382
  opens_big -0.069 opens_blood -0.027 opens_blue -0.031 opens_boss -0.092 opens_bought -0.14 opens_brought -0.038
  opens_bus 0.07 opens_but 0.236 opens_by 0.035 opens_called -0.119 opens_came 0.13 opens_can 0.233 opens_can't -0.089
  opens_chips -0.08 opens_choir -0.024 opens_church -0.054 opens_cleaned -0.065 opens_closed 0.107 opens_coach -0.19
  opens_coffee -0.026 opens_come 0.116 opens_could -0.064 opens_couldn't -0.21 opens_counted -0.032 opens_cried 0.034
  opens_cut -0.055 opens_daddy 0.425 opens_day -0.071 opens_did -0.096 opens_didn't -0.052 opens_do 0.077
  opens_doctor -0.022 opens_does 0.09 opens_dog -0.022 opens_don't -0.085 opens_down -0.088 opens_dr -0.024
  opens_drove 0.03 opens_eleven 0.323 opens_even 0.157 opens_every 0.336 opens_everybody -0.127 opens_everyone -0.145
  opens_everything 0.146 opens_father -0.062 opens_finished -0.064 opens_first -0.04 opens_fish -0.093 opens_five -0.073
  opens_fixed -0.046 opens_fog 0.069 opens_for -0.049 opens_forgot -0.177 opens_found 0.091 opens_four 0.306
  opens_fourteen -0.067 opens_friday -0.052 opens_full 0.067 opens_gave -0.191 opens_go 0.193 opens_good -0.089
  opens_got -0.391 opens_had -0.337 opens_half -0.053 opens_hard -0.042 opens_has -0.08 opens_have -0.134 opens_he 0.328
  opens_he'd 0.037 opens_he's 0.189 opens_held -0.104 opens_her -0.047 opens_him -0.083 opens_his -0.116
  opens_home -0.17 opens_how -0.103 opens_i 0.028 opens_i'd -0.198 opens_i'll -0.045 opens_i'm 0.231 opens_i've 0.444
  opens_if 0.058 opens_in -0.203 opens_inside 0.086 opens_is 0.263 opens_it -0.323 opens_it's 0.508 opens_its -0.1
  opens_its_note -0.489 opens_just 0.113 opens_kept -0.027 opens_last -0.063 opens_lay 0.293 opens_leave 0.063
  opens_left 0.214 opens_light -0.061 opens_like 0.242 opens_listened -0.031 opens_little -0.031 opens_locked -0.021
  opens_long -0.062 opens_look 0.086 opens_looked -0.136 opens_lost -0.208 opens_ma -0.109 opens_madam 0.262
  opens_made -0.094 opens_mama -0.134 opens_man 0.124 opens_many -0.033 opens_maureen 0.166 opens_maybe -0.071
  opens_me -0.193 opens_mine 0.107 opens_minus -0.047 opens_miss 0.091 opens_mom 0.032 opens_mr 0.222 opens_mrs -0.035
  opens_much -0.085 opens_mum -0.198 opens_my 0.06 opens_nan 0.156 opens_neither -0.11 opens_never 0.024
  opens_new -0.225 opens_next -0.034 opens_nice 0.467 opens_night -0.026 opens_nine 0.059 opens_nineteen -0.024
  opens_no -0.123 opens_nobody 0.539 opens_not 0.466 opens_nothing -0.177 opens_now 0.412 opens_of -0.076
  opens_off 0.068 opens_oh 0.208 opens_ok -0.023 opens_okay 0.077 opens_old -0.087 opens_on -0.07 opens_on_I 0.184
  opens_on_a_joint -0.391 opens_on_a_number -0.153 opens_on_a_preposition -0.491 opens_on_a_question -0.091
  opens_on_an_article 0.09 opens_on_he_or_she 0.381 opens_on_it -0.031 opens_on_they 0.274 opens_on_this_or_that 0.151
  opens_on_we 0.251 opens_on_whose -0.096 opens_on_you 0.195 opens_one 0.173 opens_only -0.157 opens_opened -0.032
  opens_our 0.045 opens_out -0.076 opens_over -0.07 opens_paid -0.107 opens_phone -0.058 opens_played -0.073
  opens_power -0.049 opens_quiet -0.034 opens_radio -0.048 opens_rain -0.061 opens_ran -0.074 opens_rang -0.066
  opens_read -0.192 opens_rice -0.077 opens_right -0.083 opens_round -0.06 opens_said -0.322 opens_same 0.118
  opens_sat -0.191 opens_saturday -0.02 opens_say -0.068 opens_says 0.184 opens_school -0.031 opens_second 0.03
  opens_sent -0.033 opens_seven -0.092 opens_she 0.139 opens_showed -0.025 opens_signed -0.083 opens_since -0.092
  opens_sister -0.024 opens_six -0.057 opens_sixty -0.028 opens_slept -0.083 opens_slow -0.032 opens_snow -0.057
  opens_so 0.273 opens_sold -0.141 opens_some 0.027 opens_somebody -0.036 opens_someone 0.162 opens_something -0.073
  opens_sorry -0.055 opens_stayed -0.087 opens_stood 0.098 opens_stopped 0.028 opens_sunday -0.038 opens_ten -0.112
  opens_thank 0.259 opens_that 0.055 opens_that's -0.218 opens_the 0.116 opens_then 0.227 opens_there 0.529
  opens_there's 0.596 opens_they 0.098 opens_they're 0.211 opens_third 0.066 opens_thirty 0.02 opens_thirty-one -0.027
  opens_this 0.221 opens_thought 0.03 opens_three 0.19 opens_through -0.023 opens_thursday 0.091 opens_today 0.321
  opens_told 0.34 opens_too -0.021 opens_took -0.263 opens_turned 0.109 opens_twenty -0.049 opens_two -0.035
  opens_uncle -0.073 opens_under -0.038 opens_us -0.035 opens_very -0.158 opens_walked -0.061 opens_wanted -0.029
  opens_was -0.088 opens_washed -0.117 opens_watched -0.138 opens_we 0.348 opens_we're -0.099 opens_we've 0.066
  opens_well 0.025 opens_went -0.302 opens_what -0.169 opens_when 0.136 opens_which -0.099 opens_white -0.054
  opens_who -0.246 opens_whole 0.03 opens_why -0.052 opens_wind -0.072 opens_with 0.054 opens_woke -0.056
  opens_would -0.049 opens_wouldn't 0.181 opens_yes 0.173 opens_you -0.122 opens_you're 0.097 opens_young -0.047
  opens_your 0.134 place_0 -0.905 place_1 -0.93 place_2 -0.251 place_3 0.21 rarer_0 -0.249 rarer_1 -0.342 rarer_2 -0.282
  rarer_3 -0.45 rarer_4 -0.692 returning_0 -0.465 returning_1 -0.298 returning_2 -0.149 returning_3 -0.083
  sentence 0.975 sentence_that_ends_the_likeliest_heart 0.069 sentences_1 -0.263 sentences_2 -0.115 sentences_3 -0.445
  sentences_4 -0.495 sentences_5 -0.581 sentences_6 -0.296 sentences_7 -0.145 sentences_8 -0.308 speaks_of_saying -0.022
  still 0.17 to_the_end -0.257 within_0 -0.476 within_1 -0.208 within_2 -0.192 within_3 0.041 words_11 -0.029
  words_12 -0.331 words_13 -0.643 words_14 -0.88 words_2 -1.51 words_3 -0.753 words_4 -0.229 words_5 0.107 words_6 0.15
  words_7 0.209 words_8 0.207 words_9 0.179
`);
export const bias = -0.451;
