// Learned by `npm run train:last-words` from what readers said of invented weeks; `scripts/last-words` learns it.

import { read } from '../base/read-weights.ts';

/** What each sign of `signs.ts` makes of a clause, and what they begin with. */
export const lastWord = read(`
  after_ 0.355 after_a -0.078 after_all 0.06 after_also -0.035 after_and -0.368 after_as -0.054 after_at -0.021
  after_because 0.083 after_both 0.099 after_but -0.407 after_cos -0.032 after_don't 0.095 after_even 0.096
  after_everybody -0.049 after_everyone -0.052 after_first 0.028 after_for -0.061 after_forty 0.067 after_got 0.034
  after_half -0.021 after_he -0.496 after_her -0.022 after_his 0.076 after_i -0.489 after_i'm 0.281 after_i've -0.027
  after_if -0.032 after_in -0.059 after_is -0.025 after_it -0.942 after_it's -0.136 after_just -0.031 after_like 0.051
  after_maybe -0.023 after_me -0.028 after_my 0.127 after_no -0.103 after_nobody -0.073 after_not -0.087 after_one 0.095
  after_put 0.127 after_said -0.02 after_same -0.023 after_saying 0.201 after_she -0.231 after_she's -0.037
  after_since 0.032 after_six -0.02 after_so -0.222 after_somebody -0.092 after_that -0.514 after_that's -0.03
  after_the 0.026 after_then 0.096 after_there -0.027 after_there's -0.033 after_they -0.134 after_this -0.037
  after_three -0.025 after_two -0.043 after_very -0.05 after_we -0.174 after_well 0.217 after_when 0.131
  after_where -0.039 after_who -0.362 after_with -0.118 after_you -0.575 again -0.373 all 0.203 before_about -0.073
  before_after 0.153 before_again 0.077 before_all 0.172 before_also -0.053 before_and 0.442 before_anything 0.098
  before_are -0.056 before_as -0.126 before_asked -0.485 before_at -0.078 before_ate -0.063 before_back 0.083
  before_because -0.215 before_bed -0.035 before_before -0.235 before_box 0.048 before_boy -0.035 before_but 0.283
  before_can -0.056 before_car 0.119 before_church -0.032 before_cos -0.061 before_day 0.119 before_did -0.191
  before_do -0.178 before_does 0.034 before_dog -0.031 before_done -0.029 before_door 0.102 before_evening -0.057
  before_everything 0.038 before_five -0.031 before_for -0.034 before_four -0.052 before_gave -0.053 before_girl -0.021
  before_goes 0.197 before_good -0.06 before_got -0.045 before_had -0.061 before_hear -0.034 before_here -0.035
  before_him 0.103 before_home -0.08 before_hour 0.289 before_hours 0.192 before_house -0.048 before_how -0.088
  before_if -0.266 before_in -0.135 before_is -0.099 before_it 0.413 before_know -0.09 before_laughed -0.035
  before_left -0.025 before_like -0.635 before_lunch -0.03 before_man -0.061 before_me 0.114 before_minutes -0.035
  before_more -0.043 before_morning -0.036 before_mum 0.122 before_night -0.07 before_no -0.034 before_nothing 0.086
  before_now -0.096 before_of -0.136 before_off 0.196 before_oh 0.024 before_on -0.023 before_once -0.043
  before_one 0.045 before_out -0.035 before_over -0.038 before_people -0.033 before_phone 0.092 before_put -0.127
  before_quiet 0.032 before_read -0.044 before_right -0.052 before_said 1.094 before_saturday -0.029 before_say 0.379
  before_says 0.396 before_school -0.063 before_see -0.042 before_shouted 0.053 before_side 0.142 before_since -0.139
  before_six -0.05 before_so -0.338 before_stop -0.049 before_tea -0.049 before_tell -0.082 before_than -0.055
  before_thank -0.076 before_that -0.179 before_then -0.038 before_there -0.123 before_thing -0.077 before_think -0.137
  before_thought -0.222 before_till -0.123 before_time -0.203 before_to -0.087 before_today -0.202 before_told -0.653
  before_tonight -0.037 before_took -0.04 before_two 0.053 before_until -0.097 before_up 0.087 before_us -0.071
  before_wall 0.099 before_was 0.204 before_way -0.057 before_well 0.087 before_went -0.515 before_what -0.17
  before_when -0.468 before_where -0.118 before_which -0.119 before_while -0.102 before_who -0.052 before_why -0.071
  before_window -0.045 before_with -0.051 before_word 0.139 before_would -0.036 before_wrote -0.086 before_year -0.041
  before_years -0.109 before_you -0.049 ends_1 -0.032 ends_11 -0.068 ends_2 -0.086 ends_3 -0.074 ends_4 -0.041
  ends_6 -0.073 ends_7 -0.059 ends_8 -0.055 ends_about -0.155 ends_after -0.223 ends_afternoon -0.02 ends_again -0.065
  ends_alive 0.108 ends_all -0.102 ends_alone 0.083 ends_already 0.029 ends_also -0.161 ends_always 0.131 ends_am -0.056
  ends_angry -0.027 ends_answer -0.026 ends_anyway 0.208 ends_are 0.105 ends_arm -0.1 ends_as -0.073 ends_ask -0.125
  ends_asleep -0.104 ends_at -0.053 ends_ate -0.034 ends_august -0.147 ends_away 0.068 ends_baby 0.32 ends_back 0.096
  ends_bad 0.051 ends_bag -0.09 ends_bags -0.037 ends_banana -0.08 ends_be 0.136 ends_beans -0.055 ends_bed 0.124
  ends_been 0.096 ends_before -0.028 ends_behind -0.053 ends_believe -0.032 ends_big -0.059 ends_bill -0.049
  ends_bin 0.048 ends_birthday -0.053 ends_bit -0.043 ends_blue 0.118 ends_board 0.042 ends_boat 0.053 ends_book -0.117
  ends_boots -0.041 ends_both 0.047 ends_bottle 0.077 ends_bowl -0.089 ends_box 0.158 ends_boy 0.065 ends_boys -0.12
  ends_breakfast -0.076 ends_bridge 0.082 ends_bucket 0.134 ends_bus -0.179 ends_by -0.032 ends_cake 0.088
  ends_called 0.07 ends_came 0.381 ends_can -0.03 ends_car -0.21 ends_card 0.042 ends_cards -0.053 ends_case -0.034
  ends_cat 0.143 ends_chair 0.069 ends_change -0.078 ends_cheese -0.109 ends_child 0.082 ends_children 0.073
  ends_chips 0.3 ends_church 0.114 ends_clapped 0.043 ends_class 0.039 ends_clean -0.076 ends_close -0.026
  ends_closed 0.024 ends_coat 0.356 ends_coffee -0.114 ends_come 0.114 ends_coming 0.228 ends_corner 0.187
  ends_could 0.061 ends_count 0.257 ends_counted -0.039 ends_course -0.031 ends_cousin -0.033 ends_cow 0.202
  ends_cried -0.077 ends_cry -0.04 ends_crying -0.078 ends_cup 0.318 ends_cut -0.033 ends_dark -0.139 ends_day -0.168
  ends_days -0.077 ends_dead -0.361 ends_dentist 0.157 ends_died -0.276 ends_dinner -0.058 ends_do -0.267
  ends_doctor -0.036 ends_does 0.028 ends_dog 0.253 ends_doing -0.036 ends_dollars -0.069 ends_don't -0.111
  ends_done -0.03 ends_door -0.038 ends_doors -0.048 ends_drawer -0.022 ends_duck 0.253 ends_each 0.188 ends_ear -0.057
  ends_early -0.158 ends_easter 0.037 ends_eat 0.088 ends_eating 0.123 ends_eggs -0.133 ends_eight 0.055
  ends_eleven 0.244 ends_else -0.034 ends_end 0.328 ends_english -0.066 ends_enough 0.084 ends_evening -0.145
  ends_everyone -0.168 ends_everything 0.132 ends_eye -0.031 ends_eyes -0.083 ends_face -0.27 ends_family -0.087
  ends_fan -0.086 ends_fast -0.064 ends_father 0.152 ends_feet -0.116 ends_fine -0.071 ends_finish -0.063
  ends_finished -0.143 ends_first 0.234 ends_fish 0.163 ends_five -0.124 ends_floor 0.215 ends_foot 0.2
  ends_football -0.083 ends_for -0.058 ends_form -0.09 ends_free 0.065 ends_friday -0.169 ends_fridge -0.128
  ends_front -0.056 ends_garage -0.116 ends_gave 0.037 ends_girl -0.02 ends_girls -0.028 ends_give -0.026
  ends_glasses -0.06 ends_go -0.041 ends_god 0.181 ends_going 0.063 ends_gone -0.18 ends_good 0.036 ends_got -0.025
  ends_green 0.287 ends_had -0.055 ends_hair 0.19 ends_half 0.277 ends_hall -0.109 ends_hand 0.059 ends_happy -0.082
  ends_hard -0.096 ends_hat 0.205 ends_head 0.068 ends_hear 0.117 ends_heard -0.08 ends_held -0.036 ends_help -0.061
  ends_here -0.133 ends_herself 0.258 ends_him 0.072 ends_himself -0.155 ends_hip -0.134 ends_hole -0.064
  ends_home -0.161 ends_horse 0.039 ends_hospital -0.024 ends_hot 0.053 ends_hour -0.057 ends_hours 0.029
  ends_how -0.045 ends_hundred -0.05 ends_i 0.097 ends_idea -0.131 ends_if -0.152 ends_in -0.147 ends_inside -0.027
  ends_is -0.13 ends_it -0.033 ends_its_note 0.912 ends_jacket 0.108 ends_job -0.102 ends_keep -0.028 ends_kettle -0.054
  ends_key -0.063 ends_kids 0.054 ends_kind -0.048 ends_kitchen -0.158 ends_knee -0.105 ends_knees -0.123
  ends_knew -0.077 ends_know 0.043 ends_ladder 0.08 ends_lady -0.046 ends_lamp 0.107 ends_last -0.023 ends_late 0.098
  ends_laugh 0.102 ends_laughed -0.182 ends_laughing -0.035 ends_leg 0.138 ends_life 0.257 ends_lift -0.04
  ends_light -0.072 ends_lights -0.068 ends_like -0.081 ends_likes 0.114 ends_line 0.137 ends_list 0.062
  ends_little -0.037 ends_long -0.052 ends_look 0.067 ends_looked -0.038 ends_lost -0.068 ends_lot -0.174 ends_loud 0.05
  ends_lunch -0.136 ends_machine -0.145 ends_made -0.029 ends_man 0.022 ends_march 0.067 ends_match 0.058 ends_me -0.306
  ends_milk 0.108 ends_mind -0.101 ends_mine -0.109 ends_minute -0.092 ends_minutes -0.099 ends_mistake -0.068
  ends_monday -0.215 ends_money -0.092 ends_month -0.171 ends_more 0.201 ends_morning -0.14 ends_mother -0.023
  ends_move 0.021 ends_much -0.161 ends_mum -0.085 ends_myself 0.094 ends_name 0.244 ends_neck 0.065 ends_need -0.045
  ends_news -0.093 ends_nice -0.103 ends_nights -0.051 ends_nine 0.088 ends_no -0.105 ends_nobody -0.086
  ends_noon -0.048 ends_not -0.111 ends_note -0.051 ends_nothing -0.098 ends_now -0.058 ends_nurse 0.172 ends_of -0.113
  ends_off 0.087 ends_office -0.026 ends_oh -0.187 ends_oil -0.123 ends_ok -0.161 ends_okay -0.022 ends_old -0.086
  ends_on -0.041 ends_one 0.296 ends_ones 0.043 ends_only -0.069 ends_open 0.028 ends_or -0.028 ends_orange -0.085
  ends_other -0.192 ends_out 0.156 ends_outside -0.041 ends_over -0.193 ends_own 0.046 ends_paid -0.095
  ends_paper -0.165 ends_park -0.055 ends_part -0.031 ends_passed 0.364 ends_pay 0.032 ends_pen 0.044 ends_pencil 0.277
  ends_people -0.175 ends_person -0.076 ends_phone -0.114 ends_photo -0.045 ends_pieces -0.074 ends_plate -0.106
  ends_plates -0.032 ends_please 0.03 ends_pocket -0.034 ends_pot -0.044 ends_properly -0.093 ends_pudding -0.072
  ends_pump -0.034 ends_purpose -0.14 ends_put -0.065 ends_questions -0.028 ends_quiet -0.126 ends_radio 0.15
  ends_rain -0.101 ends_rang -0.041 ends_read -0.033 ends_reason 0.097 ends_red -0.151 ends_rice 0.312 ends_right 0.141
  ends_road 0.026 ends_roll -0.131 ends_room -0.072 ends_rope -0.031 ends_round 0.051 ends_row -0.022 ends_running -0.1
  ends_salt 0.102 ends_sandwich -0.053 ends_sat -0.022 ends_saturday -0.098 ends_saw -0.122 ends_school 0.269
  ends_season 0.025 ends_seat -0.069 ends_seconds -0.091 ends_see -0.095 ends_seen 0.16 ends_seven 0.042 ends_shed -0.08
  ends_shelf -0.029 ends_shift -0.022 ends_shoes -0.055 ends_shop -0.072 ends_shot -0.061 ends_shouting 0.09
  ends_shut 0.039 ends_side 0.203 ends_since -0.054 ends_sink 0.049 ends_sir 0.133 ends_sister 0.046 ends_six 0.259
  ends_sleep -0.231 ends_slept -0.101 ends_slippers 0.108 ends_slowly -0.043 ends_small 0.139 ends_smell -0.06
  ends_sock -0.135 ends_socks -0.109 ends_sofa 0.069 ends_something -0.16 ends_son 0.243 ends_sorry -0.11
  ends_soup 0.109 ends_speak -0.092 ends_start -0.1 ends_started -0.024 ends_steps 0.028 ends_still -0.06
  ends_stop 0.174 ends_stove -0.03 ends_street 0.047 ends_sun -0.051 ends_sunday -0.08 ends_supper -0.158
  ends_sure -0.054 ends_table -0.157 ends_take -0.03 ends_talk -0.087 ends_talking 0.045 ends_tea -0.026
  ends_teacher -0.046 ends_teeth 0.082 ends_tell -0.092 ends_test -0.035 ends_than -0.033 ends_thank -0.028
  ends_then -0.133 ends_there -0.267 ends_thing -0.293 ends_things 0.209 ends_think -0.048 ends_this -0.094
  ends_though 0.028 ends_thought -0.082 ends_through 0.156 ends_till -0.046 ends_times 0.315 ends_tired -0.049
  ends_to -0.066 ends_toast 0.215 ends_today -0.148 ends_together 0.074 ends_tomorrow -0.101 ends_tonight -0.039
  ends_too -0.096 ends_took -0.035 ends_top 0.13 ends_truck -0.105 ends_true 0.079 ends_tuesday 0.067 ends_turn 0.141
  ends_twice -0.08 ends_two -0.063 ends_uncle -0.075 ends_under -0.026 ends_up -0.264 ends_upstairs 0.123 ends_us -0.19
  ends_use -0.04 ends_van 0.115 ends_video -0.06 ends_voice -0.083 ends_wall 0.038 ends_want -0.079 ends_wanted -0.058
  ends_watch 0.111 ends_water -0.22 ends_way 0.156 ends_wedding -0.07 ends_wednesday -0.106 ends_weeks -0.063
  ends_well -0.206 ends_what -0.132 ends_when -0.065 ends_where -0.097 ends_which -0.075 ends_while -0.134
  ends_white -0.125 ends_who -0.062 ends_why -0.182 ends_wife -0.188 ends_will 0.043 ends_wind 0.066 ends_window 0.128
  ends_word -0.203 ends_words 0.077 ends_work -0.04 ends_working 0.156 ends_works 0.113 ends_worse -0.126
  ends_would -0.063 ends_write -0.081 ends_wrong 0.14 ends_year -0.081 ends_years -0.197 ends_yes 0.266 ends_yet -0.088
  ends_you 0.179 first -0.062 from_the_middle -1.041 from_the_start -0.951 has_I -0.101 has_a_name -0.071
  has_a_number -0.184 has_a_verb 0.056 has_it 0.112 has_kin 0.278 has_me 0.201 has_she 0.108 has_they 0.033 has_we -0.11
  has_you 0.736 heart_0 -1.357 heart_1 -0.596 heart_2 -0.256 heart_3 -0.091 heart_4 -0.029 heart_5 -0.081 heart_7 0.2
  heart_8 0.408 is_all_of_its_note 0.295 is_denied -0.377 is_shouted 0.657 just 0.302 last -0.108 laughs 0.198
  likeliest_heart 0.166 note_heavy -0.337 note_length_0 0.213 note_length_1 0.057 note_length_2 -0.297
  note_length_3 -0.621 note_length_4 -0.615 note_length_5 -0.218 note_length_6 -0.027 note_light_0 -0.981
  note_light_1 -0.456 note_light_2 -0.298 note_light_3 -0.158 note_light_4 -0.159 note_light_5 -0.141
  note_light_6 -0.144 note_light_7 0.082 note_tender -0.264 of_the_longest -0.271 of_time -0.268 of_work -0.284
  only 0.246 opens_1 -0.024 opens_2 -0.039 opens_3 -0.043 opens_9 -0.037 opens_a -0.101 opens_about 0.023
  opens_after -0.111 opens_ah -0.094 opens_all 0.188 opens_also -0.03 opens_always -0.047 opens_amma 0.047
  opens_an 0.126 opens_and -0.98 opens_anything -0.067 opens_are 0.072 opens_as -0.104 opens_asked 0.181 opens_at 0.08
  opens_ate -0.309 opens_baba 0.236 opens_back -0.241 opens_because 0.117 opens_before -0.031 opens_best 0.346
  opens_big -0.055 opens_blood -0.023 opens_blue -0.036 opens_boss -0.083 opens_both -0.045 opens_bought -0.068
  opens_bus -0.029 opens_but 0.267 opens_by 0.047 opens_called -0.092 opens_came 0.11 opens_can 0.23 opens_can't -0.094
  opens_chips -0.062 opens_choir -0.023 opens_church -0.055 opens_cleaned -0.062 opens_closed 0.11 opens_coach -0.2
  opens_come 0.109 opens_could -0.066 opens_couldn't -0.196 opens_counted -0.02 opens_cried 0.034 opens_cut -0.055
  opens_daddy 0.401 opens_day -0.076 opens_did -0.026 opens_didn't -0.022 opens_do 0.089 opens_does 0.1
  opens_don't -0.071 opens_down -0.075 opens_dr -0.021 opens_drove 0.054 opens_eleven 0.251 opens_even 0.165
  opens_every 0.348 opens_everybody -0.067 opens_everyone -0.141 opens_everything 0.093 opens_father -0.061
  opens_finished -0.051 opens_first -0.094 opens_fish -0.073 opens_five -0.034 opens_fog -0.02 opens_for -0.04
  opens_forgot -0.169 opens_forty 0.041 opens_found 0.048 opens_four 0.217 opens_fourteen -0.066 opens_full -0.043
  opens_gave -0.183 opens_go 0.173 opens_good -0.075 opens_got -0.458 opens_had -0.329 opens_half -0.108
  opens_hard -0.043 opens_has -0.072 opens_have -0.075 opens_he 0.262 opens_he'd -0.027 opens_he's 0.232
  opens_her -0.104 opens_him -0.079 opens_his -0.116 opens_home -0.17 opens_how -0.113 opens_i 0.052 opens_i'd -0.21
  opens_i'll -0.144 opens_i'm 0.214 opens_i've 0.503 opens_if 0.067 opens_in -0.191 opens_inside 0.087 opens_is 0.117
  opens_it -0.347 opens_it's 0.521 opens_its -0.104 opens_its_note -0.438 opens_just 0.084 opens_kept -0.031
  opens_last -0.085 opens_lay 0.29 opens_left 0.202 opens_light -0.038 opens_like 0.19 opens_listened -0.022
  opens_little -0.029 opens_locked -0.024 opens_long -0.062 opens_looked -0.1 opens_lost -0.183 opens_ma -0.106
  opens_made -0.053 opens_mama -0.126 opens_man 0.127 opens_many -0.033 opens_maureen 0.161 opens_maybe -0.067
  opens_me -0.185 opens_mine 0.08 opens_minus -0.037 opens_miss 0.054 opens_mom 0.138 opens_mr 0.181 opens_mrs -0.031
  opens_much -0.091 opens_mum -0.158 opens_my 0.063 opens_nan 0.167 opens_neither -0.114 opens_new -0.198
  opens_nice 0.464 opens_night -0.022 opens_no -0.175 opens_nobody 0.561 opens_not 0.411 opens_nothing -0.165
  opens_now 0.349 opens_of -0.08 opens_off 0.065 opens_oh 0.22 opens_ok -0.034 opens_okay 0.072 opens_old -0.037
  opens_on -0.098 opens_on_I 0.182 opens_on_a_joint -0.369 opens_on_a_number -0.143 opens_on_a_preposition -0.441
  opens_on_a_question -0.171 opens_on_an_article 0.087 opens_on_he_or_she 0.371 opens_on_they 0.239
  opens_on_this_or_that 0.127 opens_on_we 0.269 opens_on_whose -0.135 opens_on_you 0.164 opens_one 0.181
  opens_only -0.151 opens_opened -0.035 opens_our 0.06 opens_out -0.059 opens_over -0.063 opens_paid -0.099
  opens_phone -0.058 opens_played -0.071 opens_put 0.086 opens_quiet -0.036 opens_rain -0.031 opens_ran -0.034
  opens_rang -0.066 opens_read -0.144 opens_right -0.071 opens_round -0.062 opens_said -0.242 opens_same 0.104
  opens_sat -0.192 opens_say -0.07 opens_says 0.186 opens_school -0.029 opens_second 0.034 opens_seven -0.085
  opens_she 0.147 opens_she'd -0.063 opens_she's 0.088 opens_signed -0.089 opens_since -0.083 opens_sister -0.023
  opens_six -0.046 opens_slept -0.116 opens_slow -0.03 opens_snow -0.04 opens_so 0.347 opens_sold -0.083 opens_some 0.02
  opens_somebody -0.077 opens_someone 0.173 opens_sorry 0.045 opens_stayed -0.066 opens_stood 0.101 opens_stopped 0.051
  opens_ten -0.098 opens_thank 0.284 opens_that's -0.201 opens_the 0.121 opens_then 0.201 opens_there 0.393
  opens_there's 0.544 opens_they 0.045 opens_they're 0.218 opens_third 0.033 opens_thirty 0.022 opens_this 0.254
  opens_thought 0.029 opens_three 0.187 opens_through -0.023 opens_to 0.027 opens_today 0.315 opens_told 0.227
  opens_took -0.218 opens_turned 0.131 opens_twenty -0.029 opens_two -0.033 opens_uncle -0.055 opens_under -0.032
  opens_us -0.028 opens_very -0.137 opens_walked -0.049 opens_wanted -0.031 opens_was -0.091 opens_washed -0.105
  opens_watched -0.144 opens_we 0.301 opens_we've 0.027 opens_well -0.082 opens_went -0.302 opens_what -0.156
  opens_when 0.151 opens_where -0.056 opens_which -0.079 opens_who -0.228 opens_whole 0.035 opens_why -0.049
  opens_wind -0.045 opens_with 0.07 opens_woke -0.047 opens_would -0.046 opens_wouldn't 0.081 opens_yes 0.168
  opens_you -0.142 opens_you're 0.095 opens_young -0.041 opens_your 0.113 place_0 -0.902 place_1 -0.904 place_2 -0.262
  place_3 0.204 place_4 -0.027 rarer_0 -0.257 rarer_1 -0.335 rarer_2 -0.263 rarer_3 -0.462 rarer_4 -0.74
  returning_0 -0.465 returning_1 -0.317 returning_2 -0.171 returning_3 -0.155 sentence 1.004
  sentence_that_ends_the_likeliest_heart 0.063 sentences_1 -0.214 sentences_2 -0.137 sentences_3 -0.432
  sentences_4 -0.498 sentences_5 -0.575 sentences_6 -0.303 sentences_7 -0.043 sentences_8 -0.363 still 0.192
  to_the_end -0.243 weeps -0.035 within_0 -0.481 within_1 -0.235 within_2 -0.236 within_3 0.145 words_10 -0.05
  words_11 -0.025 words_12 -0.362 words_13 -0.622 words_14 -0.809 words_2 -1.492 words_3 -0.75 words_4 -0.214
  words_5 0.124 words_6 0.133 words_7 0.196 words_8 0.233 words_9 0.174
`);
export const bias = -0.46;
