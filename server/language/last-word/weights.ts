// Learned by `npm run train:last-words` from what readers said of invented weeks; `scripts/last-words` learns it.

import { read } from '../base/read-weights.ts';

/** What each sign of `signs.ts` makes of a clause, and what they begin with. */
export const lastWord = read(`
  after_ 0.338 after_a -0.086 after_all 0.047 after_also -0.035 after_and -0.32 after_as -0.06 after_at -0.023
  after_because 0.095 after_both 0.097 after_but -0.413 after_cos -0.03 after_don't 0.1 after_even 0.099
  after_everybody -0.054 after_everyone -0.051 after_first 0.024 after_for -0.072 after_forty 0.065 after_got 0.033
  after_half -0.021 after_he -0.413 after_her -0.022 after_his 0.068 after_i -0.466 after_i'm 0.27 after_i've -0.025
  after_if -0.029 after_in -0.072 after_is -0.03 after_it -0.984 after_it's -0.136 after_just -0.031 after_like 0.04
  after_maybe -0.022 after_me -0.027 after_my 0.111 after_never 0.125 after_no -0.066 after_nobody -0.091
  after_not -0.093 after_one 0.083 after_put 0.123 after_said -0.022 after_same -0.026 after_saying 0.165
  after_she -0.168 after_she's -0.035 after_since 0.028 after_six -0.02 after_so -0.249 after_somebody -0.125
  after_that -0.536 after_that's -0.033 after_then 0.146 after_there -0.031 after_there's -0.029 after_they -0.162
  after_this -0.044 after_three -0.026 after_two -0.053 after_very -0.048 after_we -0.183 after_well 0.219
  after_when 0.126 after_where -0.042 after_which 0.044 after_who -0.372 after_with -0.162 after_you -0.607 again -0.346
  all 0.187 before_ 0.021 before_about -0.077 before_after 0.161 before_again 0.096 before_all 0.171 before_also -0.049
  before_and 0.45 before_anything 0.109 before_are -0.054 before_as -0.121 before_asked -0.562 before_at -0.084
  before_ate -0.063 before_away 0.182 before_back 0.068 before_bag 0.103 before_because -0.195 before_bed -0.035
  before_before -0.247 before_box 0.049 before_boy -0.039 before_but 0.294 before_called -0.02 before_came -0.028
  before_can -0.054 before_car 0.227 before_church -0.033 before_cos -0.058 before_counted -0.028 before_day 0.125
  before_did -0.2 before_do -0.175 before_dog -0.033 before_done -0.029 before_door 0.099 before_down -0.024
  before_end 0.028 before_evening -0.055 before_everybody -0.033 before_everything 0.024 before_five -0.032
  before_for -0.036 before_four -0.068 before_friday -0.034 before_gave -0.054 before_girl -0.021 before_goes 0.227
  before_good -0.071 before_got -0.056 before_had -0.081 before_hand -0.027 before_have -0.042 before_hear -0.034
  before_held -0.05 before_here -0.032 before_him 0.082 before_home -0.075 before_hour 0.286 before_hours 0.224
  before_house -0.049 before_how -0.089 before_if -0.28 before_in -0.158 before_is -0.116 before_it 0.403
  before_know -0.085 before_laughed -0.031 before_left -0.037 before_like -0.648 before_loud -0.064 before_lunch -0.031
  before_man -0.06 before_me 0.096 before_minutes -0.065 before_monday 0.082 before_more -0.039 before_morning -0.035
  before_mum 0.126 before_night -0.071 before_no -0.032 before_nothing 0.087 before_now -0.076 before_o'clock 0.025
  before_of -0.138 before_off 0.183 before_oh 0.024 before_on -0.038 before_once -0.039 before_one 0.041
  before_open 0.156 before_out -0.052 before_over -0.048 before_people -0.044 before_phone 0.091 before_put -0.174
  before_quiet 0.031 before_rang 0.212 before_read -0.048 before_rice -0.037 before_right -0.054 before_room 0.036
  before_round -0.03 before_said 1.08 before_saturday -0.033 before_say 0.465 before_says 0.377 before_school -0.063
  before_see -0.043 before_shop 0.073 before_shouted 0.054 before_side 0.145 before_since -0.15 before_six -0.049
  before_so -0.333 before_stop -0.046 before_sunday 0.121 before_tea -0.052 before_tell -0.081 before_than -0.053
  before_thank -0.086 before_that -0.201 before_then -0.069 before_there -0.156 before_thing -0.075 before_think -0.135
  before_thought -0.209 before_till -0.121 before_time -0.222 before_to -0.09 before_today -0.198 before_told -0.69
  before_tonight -0.038 before_too 0.022 before_took -0.047 before_tuesday 0.034 before_two 0.053 before_until -0.102
  before_up 0.071 before_us -0.072 before_wall 0.103 before_was 0.162 before_way -0.069 before_weeks 0.023
  before_well 0.07 before_went -0.499 before_what -0.174 before_when -0.476 before_where -0.137 before_which -0.124
  before_while -0.112 before_who -0.049 before_why -0.068 before_window -0.062 before_with -0.054 before_word 0.142
  before_would -0.041 before_wrote -0.122 before_year -0.053 before_years -0.117 before_yes -0.03 before_you -0.046
  ends_1 -0.028 ends_11 -0.069 ends_2 -0.089 ends_3 -0.075 ends_4 -0.04 ends_6 -0.078 ends_7 -0.048 ends_8 -0.059
  ends_about -0.161 ends_after -0.245 ends_again -0.086 ends_alive 0.112 ends_all -0.139 ends_alone 0.05
  ends_also -0.144 ends_always 0.128 ends_am -0.057 ends_angry -0.03 ends_answer -0.026 ends_anyway 0.206 ends_are 0.22
  ends_arm -0.103 ends_as -0.074 ends_ask -0.122 ends_asking 0.09 ends_asleep -0.098 ends_at -0.052 ends_ate -0.038
  ends_august -0.029 ends_away 0.07 ends_baby 0.329 ends_bad 0.048 ends_bag -0.217 ends_bags -0.038 ends_banana -0.081
  ends_be 0.117 ends_beans -0.089 ends_bed 0.085 ends_been 0.118 ends_before -0.057 ends_behind -0.067
  ends_believe -0.031 ends_bench -0.048 ends_better 0.033 ends_big -0.072 ends_bill -0.056 ends_bin 0.082
  ends_birthday -0.055 ends_bit -0.029 ends_black -0.036 ends_blue 0.097 ends_board 0.033 ends_boots -0.062
  ends_born 0.129 ends_both 0.091 ends_bottle 0.072 ends_bowl -0.069 ends_box 0.168 ends_boy 0.087 ends_boys -0.12
  ends_bread -0.044 ends_break 0.183 ends_breakfast -0.079 ends_bridge 0.071 ends_broken -0.083 ends_bucket 0.129
  ends_bus -0.142 ends_by -0.027 ends_cake 0.086 ends_call -0.071 ends_called 0.062 ends_came 0.41 ends_can -0.031
  ends_car -0.331 ends_cards -0.048 ends_case -0.053 ends_cat 0.097 ends_chair 0.083 ends_chairs 0.1 ends_change -0.085
  ends_cheese -0.028 ends_chicken -0.024 ends_child 0.087 ends_children 0.071 ends_chips 0.301 ends_church 0.101
  ends_class 0.03 ends_clean -0.085 ends_close -0.029 ends_coat 0.39 ends_coats 0.049 ends_coffee -0.128 ends_cold 0.02
  ends_come 0.136 ends_coming 0.262 ends_cooker 0.072 ends_corner 0.192 ends_could 0.063 ends_count 0.258
  ends_counted -0.052 ends_counter -0.123 ends_counting 0.032 ends_course -0.029 ends_cousin -0.032 ends_cow 0.201
  ends_cried -0.072 ends_cry -0.037 ends_crying -0.07 ends_cup 0.321 ends_cut -0.032 ends_dark -0.148 ends_day -0.216
  ends_days -0.094 ends_dead -0.352 ends_degrees -0.035 ends_dentist 0.151 ends_did -0.117 ends_died -0.258
  ends_dinner -0.06 ends_do -0.403 ends_doctor -0.035 ends_dog 0.223 ends_doing -0.033 ends_dollars -0.081
  ends_don't -0.106 ends_done 0.102 ends_door 0.12 ends_doors -0.048 ends_down -0.1 ends_drawer -0.065 ends_drive -0.035
  ends_dry 0.069 ends_duck 0.238 ends_each 0.182 ends_ear -0.055 ends_early -0.16 ends_ears 0.058 ends_easter 0.124
  ends_eat 0.101 ends_eating 0.106 ends_eggs -0.117 ends_eight 0.04 ends_eleven 0.227 ends_else -0.04 ends_end 0.383
  ends_english -0.07 ends_enough 0.085 ends_evening -0.14 ends_everybody -0.024 ends_everyone -0.156
  ends_everything 0.188 ends_everywhere -0.115 ends_eye -0.025 ends_eyes -0.058 ends_face -0.277 ends_family -0.093
  ends_fan -0.106 ends_fast -0.084 ends_father 0.173 ends_feet -0.111 ends_fine -0.104 ends_finish -0.065
  ends_finished 0.026 ends_first 0.294 ends_fish 0.158 ends_five -0.144 ends_floor 0.185 ends_foot 0.185
  ends_football -0.104 ends_for 0.021 ends_form -0.074 ends_free 0.139 ends_friday -0.16 ends_fridge -0.136
  ends_front -0.081 ends_garage -0.11 ends_gate 0.096 ends_gave 0.037 ends_girl -0.021 ends_girls -0.026
  ends_give -0.027 ends_glasses -0.078 ends_go -0.072 ends_goat 0.211 ends_god 0.193 ends_going 0.076 ends_gone -0.174
  ends_good 0.03 ends_got -0.023 ends_green 0.261 ends_group 0.048 ends_had -0.084 ends_hair 0.192 ends_half 0.249
  ends_hall -0.116 ends_hand 0.05 ends_happy -0.089 ends_has -0.039 ends_hat 0.229 ends_head 0.078 ends_hear 0.095
  ends_heard -0.098 ends_held -0.041 ends_help -0.052 ends_here -0.088 ends_herself 0.25 ends_him 0.13
  ends_himself -0.161 ends_hip -0.139 ends_hold -0.03 ends_hole -0.081 ends_home -0.069 ends_horse 0.031
  ends_hospital -0.021 ends_hour 0.025 ends_hours 0.025 ends_how -0.042 ends_hundred -0.053 ends_i 0.083
  ends_idea -0.134 ends_if -0.151 ends_in -0.098 ends_inside 0.076 ends_is -0.177 ends_it -0.028 ends_its_note 0.936
  ends_jacket 0.073 ends_job -0.098 ends_just -0.026 ends_keep -0.024 ends_kept -0.068 ends_kettle -0.052
  ends_key -0.063 ends_kids 0.024 ends_kind 0.024 ends_kitchen -0.161 ends_knee -0.071 ends_knees -0.127
  ends_knew -0.074 ends_know 0.044 ends_ladder 0.054 ends_lady -0.048 ends_lamp 0.075 ends_last 0.029 ends_late 0.026
  ends_laugh 0.117 ends_laughed -0.187 ends_leave -0.031 ends_left -0.038 ends_leg 0.131 ends_less -0.073
  ends_letters 0.083 ends_life 0.297 ends_lift -0.05 ends_light -0.092 ends_lights -0.068 ends_like -0.058
  ends_likes 0.099 ends_line 0.118 ends_list 0.026 ends_long -0.067 ends_look 0.09 ends_looked -0.04 ends_lost -0.103
  ends_lot -0.184 ends_love 0.024 ends_lovely 0.031 ends_lunch -0.223 ends_machine -0.147 ends_made -0.027
  ends_many -0.08 ends_march 0.035 ends_market -0.045 ends_match 0.058 ends_may -0.071 ends_me -0.355 ends_milk 0.179
  ends_mind -0.103 ends_mine -0.148 ends_minute -0.079 ends_minutes -0.109 ends_mistake -0.067 ends_monday -0.19
  ends_money -0.124 ends_month -0.189 ends_months -0.037 ends_more 0.152 ends_morning -0.041 ends_mother -0.055
  ends_move 0.025 ends_much -0.161 ends_mum -0.084 ends_myself 0.098 ends_name 0.229 ends_neck 0.067 ends_need -0.045
  ends_new 0.093 ends_news -0.103 ends_nice -0.101 ends_nights -0.047 ends_nine 0.086 ends_no -0.096 ends_nobody -0.099
  ends_noon -0.081 ends_not -0.158 ends_note -0.051 ends_nothing -0.152 ends_noticed -0.061 ends_now -0.066
  ends_nurse 0.169 ends_october 0.072 ends_of -0.111 ends_off -0.068 ends_office -0.093 ends_oh -0.175 ends_oil -0.127
  ends_ok -0.148 ends_old -0.089 ends_on -0.064 ends_once 0.045 ends_one 0.271 ends_ones -0.028 ends_only -0.071
  ends_open -0.081 ends_opened -0.036 ends_or -0.028 ends_order -0.026 ends_other -0.19 ends_out 0.134
  ends_outside -0.05 ends_over -0.197 ends_own 0.046 ends_paid -0.096 ends_paper -0.16 ends_park -0.05 ends_part -0.024
  ends_passed 0.383 ends_pay 0.029 ends_pen 0.126 ends_pencil 0.29 ends_people -0.185 ends_person -0.084
  ends_phone -0.13 ends_picture -0.023 ends_pieces -0.086 ends_place -0.034 ends_plate -0.114 ends_plates -0.057
  ends_please 0.039 ends_pocket -0.043 ends_pot -0.026 ends_pounds -0.025 ends_properly -0.095 ends_pudding -0.071
  ends_pump -0.036 ends_purpose -0.094 ends_put -0.076 ends_questions -0.027 ends_queue -0.18 ends_quiet -0.213
  ends_radio 0.149 ends_rain -0.077 ends_rang -0.04 ends_read -0.032 ends_reason 0.092 ends_red -0.15 ends_rest 0.038
  ends_rice 0.324 ends_right 0.088 ends_roll -0.166 ends_room -0.14 ends_rope -0.028 ends_round 0.12 ends_run 0.214
  ends_running -0.109 ends_salt 0.099 ends_same -0.026 ends_sandwich -0.056 ends_sat 0.021 ends_saturday -0.12
  ends_saw -0.126 ends_school 0.267 ends_sea 0.119 ends_season 0.028 ends_seconds -0.095 ends_see -0.125 ends_seen 0.174
  ends_set -0.045 ends_shed -0.082 ends_shelf -0.027 ends_shift -0.031 ends_shirt 0.037 ends_shoes 0.035
  ends_shop -0.157 ends_shot -0.058 ends_shouting 0.088 ends_side 0.21 ends_sink 0.022 ends_sir 0.128 ends_sister 0.074
  ends_six 0.314 ends_sleep -0.218 ends_slept -0.071 ends_slippers 0.161 ends_slow 0.023 ends_slowly -0.045
  ends_smell -0.061 ends_sock -0.122 ends_socks -0.074 ends_sofa 0.068 ends_somebody -0.088 ends_something -0.162
  ends_son 0.244 ends_song 0.426 ends_sorry -0.107 ends_soup 0.085 ends_speak -0.081 ends_spoon -0.025 ends_stairs 0.066
  ends_start -0.09 ends_started -0.025 ends_station -0.075 ends_steps 0.034 ends_stick 0.077 ends_still -0.051
  ends_stop 0.176 ends_stove -0.031 ends_straight -0.043 ends_sugar -0.156 ends_sun -0.05 ends_supper -0.16
  ends_sure -0.044 ends_table -0.167 ends_take -0.049 ends_talk -0.092 ends_talking 0.038 ends_tea -0.039
  ends_teacher -0.048 ends_team -0.046 ends_teeth 0.028 ends_tell -0.095 ends_ten -0.051 ends_test -0.034
  ends_than -0.032 ends_thank -0.031 ends_that's -0.025 ends_then -0.14 ends_there -0.214 ends_thing -0.334
  ends_things 0.209 ends_think -0.051 ends_third -0.028 ends_this -0.085 ends_though 0.025 ends_thought -0.078
  ends_three -0.053 ends_through 0.156 ends_thursday 0.091 ends_till -0.048 ends_times 0.305 ends_tin -0.037
  ends_tired -0.051 ends_to -0.099 ends_toast 0.207 ends_today -0.143 ends_together 0.062 ends_tonight -0.037
  ends_too -0.065 ends_took -0.033 ends_tooth 0.062 ends_top 0.107 ends_tree -0.066 ends_truck -0.136 ends_true 0.119
  ends_tuesday 0.075 ends_turn 0.164 ends_twice -0.141 ends_two 0.132 ends_uncle -0.082 ends_under -0.026
  ends_until -0.022 ends_up -0.249 ends_upstairs 0.121 ends_us -0.15 ends_use -0.04 ends_usual -0.128 ends_van 0.293
  ends_video -0.049 ends_voice -0.108 ends_wall 0.066 ends_want -0.077 ends_wanted -0.068 ends_was -0.082
  ends_watch 0.109 ends_water -0.244 ends_way 0.146 ends_wedding -0.077 ends_wednesday -0.115 ends_week -0.096
  ends_weeks -0.093 ends_well -0.201 ends_what -0.139 ends_when -0.072 ends_where -0.115 ends_which -0.082
  ends_while -0.175 ends_white -0.215 ends_who -0.063 ends_why -0.174 ends_wife -0.198 ends_will 0.049 ends_wind 0.047
  ends_window 0.086 ends_windows -0.023 ends_word -0.205 ends_words 0.081 ends_work -0.033 ends_working 0.103
  ends_works 0.118 ends_worse -0.123 ends_would -0.101 ends_write -0.079 ends_wrong 0.136 ends_year -0.12
  ends_years -0.222 ends_yellow 0.188 ends_yes 0.353 ends_yesterday 0.113 ends_yet -0.056 ends_you 0.176
  from_the_middle -1.035 from_the_start -0.925 has_I -0.084 has_a_name -0.073 has_a_number -0.147 has_a_verb 0.029
  has_he 0.026 has_it 0.109 has_kin 0.349 has_me 0.233 has_she 0.202 has_they 0.051 has_we -0.088 has_you 0.704
  heart_0 -1.25 heart_1 -0.597 heart_2 -0.278 heart_3 -0.098 heart_4 -0.025 heart_5 -0.027 heart_7 0.222 heart_8 0.036
  is_all_of_its_note 0.08 is_denied -0.326 is_shouted 0.616 just 0.218 last -0.137 laughs 0.119 likeliest_heart 0.12
  note_heavy -0.302 note_length_0 -0.099 note_length_1 0.049 note_length_2 -0.289 note_length_3 -0.638
  note_length_4 -0.604 note_length_5 -0.37 note_length_6 0.033 note_light_0 -0.978 note_light_1 -0.455
  note_light_2 -0.231 note_light_3 -0.143 note_light_4 -0.15 note_light_5 -0.161 note_light_6 -0.116 note_light_7 0.094
  note_may_be_danger -0.043 note_tender -0.269 of_the_longest -0.287 of_time -0.267 of_work -0.35 only 0.133
  opens_1 -0.026 opens_2 -0.039 opens_3 -0.044 opens_4 -0.037 opens_9 -0.037 opens_a -0.093 opens_about 0.027
  opens_after -0.13 opens_ah -0.092 opens_all 0.143 opens_also -0.051 opens_always -0.04 opens_amma 0.077 opens_an 0.123
  opens_and -0.951 opens_anything -0.064 opens_are 0.076 opens_as -0.109 opens_asked 0.07 opens_at 0.11 opens_ate -0.261
  opens_aunty -0.086 opens_baba 0.233 opens_back -0.269 opens_because 0.11 opens_before -0.037 opens_best 0.381
  opens_big -0.064 opens_blood -0.027 opens_blue -0.032 opens_boss -0.093 opens_bought -0.142 opens_brought -0.037
  opens_bus 0.069 opens_but 0.237 opens_by 0.033 opens_called -0.12 opens_came 0.128 opens_can 0.234 opens_can't -0.09
  opens_chips -0.081 opens_choir -0.024 opens_church -0.053 opens_cleaned -0.064 opens_closed 0.106 opens_coach -0.192
  opens_coffee -0.027 opens_cold -0.023 opens_come 0.117 opens_could -0.064 opens_couldn't -0.211 opens_counted -0.032
  opens_cried 0.033 opens_cut -0.055 opens_dad -0.022 opens_daddy 0.423 opens_day -0.071 opens_did -0.096
  opens_didn't -0.053 opens_do 0.08 opens_doctor -0.022 opens_does 0.092 opens_dog -0.02 opens_don't -0.085
  opens_down -0.088 opens_dr -0.024 opens_drove 0.03 opens_eleven 0.327 opens_even 0.159 opens_every 0.336
  opens_everybody -0.129 opens_everyone -0.149 opens_everything 0.146 opens_father -0.062 opens_finished -0.064
  opens_first -0.034 opens_fish -0.093 opens_five -0.072 opens_fixed -0.047 opens_fog 0.069 opens_for -0.047
  opens_forgot -0.177 opens_found 0.09 opens_four 0.3 opens_fourteen -0.067 opens_friday -0.052 opens_full 0.067
  opens_gave -0.192 opens_go 0.194 opens_good -0.088 opens_got -0.39 opens_had -0.339 opens_half -0.051
  opens_hard -0.042 opens_has -0.08 opens_have -0.136 opens_he 0.319 opens_he'd 0.037 opens_he's 0.191 opens_held -0.104
  opens_her -0.04 opens_him -0.083 opens_his -0.117 opens_home -0.17 opens_how -0.101 opens_i 0.022 opens_i'd -0.194
  opens_i'll -0.041 opens_i'm 0.232 opens_i've 0.452 opens_if 0.061 opens_in -0.201 opens_inside 0.087 opens_is 0.242
  opens_it -0.311 opens_it's 0.501 opens_its -0.1 opens_its_note -0.499 opens_just 0.112 opens_kept -0.027
  opens_last -0.061 opens_lay 0.293 opens_leave 0.066 opens_left 0.214 opens_let 0.098 opens_light -0.061
  opens_like 0.246 opens_listened -0.03 opens_little -0.031 opens_locked -0.022 opens_long -0.062 opens_look 0.059
  opens_looked -0.136 opens_lost -0.207 opens_ma -0.11 opens_madam 0.262 opens_made -0.095 opens_mama -0.136
  opens_man 0.124 opens_many -0.032 opens_maureen 0.165 opens_maybe -0.07 opens_me -0.191 opens_mine 0.107
  opens_minus -0.047 opens_miss 0.09 opens_mom 0.145 opens_mr 0.219 opens_mrs -0.035 opens_much -0.085 opens_mum -0.203
  opens_my 0.05 opens_nan 0.154 opens_neither -0.11 opens_never 0.026 opens_new -0.226 opens_next -0.033
  opens_nice 0.467 opens_night -0.025 opens_nine 0.059 opens_nineteen -0.023 opens_no -0.202 opens_nobody 0.53
  opens_not 0.47 opens_nothing -0.177 opens_now 0.41 opens_of -0.075 opens_off 0.069 opens_oh 0.205 opens_ok -0.023
  opens_okay 0.077 opens_old -0.088 opens_on -0.068 opens_on_I 0.174 opens_on_a_joint -0.381 opens_on_a_number -0.153
  opens_on_a_preposition -0.484 opens_on_a_question -0.095 opens_on_an_article 0.086 opens_on_he_or_she 0.373
  opens_on_it -0.03 opens_on_they 0.261 opens_on_this_or_that 0.165 opens_on_we 0.239 opens_on_whose -0.1
  opens_on_you 0.17 opens_one 0.177 opens_only -0.157 opens_opened -0.032 opens_our 0.045 opens_out -0.076
  opens_over -0.07 opens_paid -0.107 opens_phone -0.058 opens_played -0.073 opens_power -0.049 opens_quiet -0.033
  opens_radio -0.048 opens_rain -0.062 opens_ran -0.075 opens_rang -0.066 opens_read -0.193 opens_rice -0.077
  opens_right -0.08 opens_round -0.06 opens_said -0.328 opens_same 0.12 opens_sat -0.194 opens_say -0.069
  opens_says 0.185 opens_school -0.031 opens_second 0.03 opens_sent -0.034 opens_seven -0.092 opens_she 0.135
  opens_she's 0.024 opens_showed -0.025 opens_signed -0.082 opens_since -0.09 opens_sister -0.024 opens_six -0.057
  opens_sixty -0.028 opens_slept -0.084 opens_slow -0.032 opens_snow -0.057 opens_so 0.28 opens_sold -0.142
  opens_some 0.028 opens_somebody -0.043 opens_someone 0.156 opens_something -0.073 opens_sorry -0.056
  opens_stayed -0.087 opens_stood 0.099 opens_stopped 0.028 opens_sunday -0.038 opens_ten -0.112 opens_thank 0.262
  opens_that 0.047 opens_that's -0.221 opens_the 0.117 opens_then 0.216 opens_there 0.504 opens_there's 0.6
  opens_they 0.082 opens_they're 0.213 opens_third 0.066 opens_thirty 0.021 opens_thirty-one -0.027 opens_this 0.247
  opens_thought 0.029 opens_three 0.188 opens_through -0.023 opens_thursday 0.091 opens_today 0.32 opens_told 0.337
  opens_took -0.263 opens_turned 0.109 opens_twenty -0.049 opens_two -0.036 opens_uncle -0.072 opens_under -0.038
  opens_us -0.034 opens_very -0.155 opens_walked -0.061 opens_wanted -0.029 opens_was -0.088 opens_washed -0.119
  opens_watched -0.139 opens_we 0.332 opens_we're -0.098 opens_we've 0.067 opens_well 0.028 opens_went -0.303
  opens_what -0.167 opens_when 0.135 opens_which -0.092 opens_white -0.054 opens_who -0.24 opens_whole 0.03
  opens_why -0.051 opens_wind -0.072 opens_with 0.062 opens_woke -0.056 opens_would -0.048 opens_wouldn't 0.179
  opens_yes 0.175 opens_you -0.156 opens_you're 0.1 opens_young -0.048 opens_your 0.134 place_0 -0.908 place_1 -0.932
  place_2 -0.26 place_3 0.218 rarer_0 -0.255 rarer_1 -0.341 rarer_2 -0.288 rarer_3 -0.452 rarer_4 -0.698
  returning_0 -0.469 returning_1 -0.299 returning_2 -0.139 returning_3 -0.084 sentence 0.997
  sentence_that_ends_the_likeliest_heart 0.069 sentences_1 -0.245 sentences_2 -0.118 sentences_3 -0.452
  sentences_4 -0.505 sentences_5 -0.587 sentences_6 -0.286 sentences_7 -0.161 sentences_8 -0.308 still 0.131
  to_the_end -0.269 within_0 -0.478 within_1 -0.205 within_2 -0.193 within_3 0.036 words_10 -0.023 words_11 -0.027
  words_12 -0.332 words_13 -0.637 words_14 -0.883 words_2 -1.519 words_3 -0.76 words_4 -0.23 words_5 0.104 words_6 0.148
  words_7 0.211 words_8 0.199 words_9 0.184
`);
export const bias = -0.452;
