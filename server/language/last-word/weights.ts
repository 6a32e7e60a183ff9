// Learned by `npm run train:last-words` from what readers said of invented weeks; `scripts/last-words` learns it.

import { read } from '../base/read-weights.ts';

/** What each sign of `signs.ts` makes of a clause, and what they begin with. */
export const lastWord = read(`
  after_ 0.273 after_a -0.119 after_all 0.065 after_also -0.047 after_and -0.261 after_as -0.091 after_at -0.027
  after_because -0.054 after_both 0.074 after_but -0.588 after_cos -0.04 after_don't 0.098 after_even 0.087
  after_everyone -0.041 after_first 0.02 after_five 0.175 after_for -0.08 after_forty 0.053 after_four -0.023
  after_good -0.025 after_got 0.159 after_had -0.039 after_half -0.037 after_he -0.382 after_he's 0.045 after_her -0.04
  after_his 0.058 after_i -0.53 after_i'm 0.24 after_i've -0.033 after_if -0.033 after_is -0.055 after_it -0.847
  after_it's -0.174 after_just -0.037 after_last -0.022 after_like 0.128 after_maybe -0.032 after_me -0.04
  after_my 0.171 after_never 0.123 after_no -0.062 after_nobody 0.03 after_not -0.151 after_on 0.027 after_one 0.051
  after_put 0.167 after_same -0.052 after_saying 0.095 after_she -0.172 after_she's -0.039 after_six -0.039
  after_so -0.409 after_somebody -0.112 after_still -0.022 after_that -0.668 after_that's -0.041 after_the -0.087
  after_then 0.163 after_there's -0.03 after_they -0.222 after_this -0.05 after_three -0.035 after_to -0.05
  after_two -0.074 after_very -0.065 after_we -0.085 after_well 0.214 after_when 0.121 after_where -0.056
  after_who -0.447 after_with -0.203 after_you -0.668 again -0.301 all 0.228 before_about -0.055 before_again 0.039
  before_all 0.193 before_also -0.072 before_always 0.097 before_and 0.355 before_anything 0.157 before_are -0.066
  before_asked -0.626 before_at -0.051 before_ate -0.047 before_away 0.176 before_back 0.111 before_bag 0.074
  before_because -0.285 before_bed -0.036 before_book 0.164 before_box 0.043 before_boy -0.052 before_but 0.233
  before_called -0.038 before_can -0.069 before_car 0.197 before_church -0.046 before_class -0.023 before_come -0.088
  before_cos -0.076 before_counted -0.03 before_day 0.076 before_did -0.211 before_dinner -0.035 before_do -0.207
  before_dog -0.035 before_door 0.085 before_down -0.025 before_end 0.021 before_evening -0.062 before_everything 0.065
  before_first -0.024 before_five -0.034 before_floor 0.144 before_four -0.075 before_friday -0.034 before_girl -0.021
  before_goes 0.397 before_good -0.035 before_got -0.047 before_had -0.05 before_hand -0.068 before_have -0.051
  before_her 0.132 before_here 0.091 before_him 0.045 before_home -0.037 before_hour 0.324 before_hours 0.229
  before_house -0.071 before_if -0.18 before_in -0.166 before_is -0.146 before_it 0.392 before_laughed -0.034
  before_left -0.054 before_like -0.768 before_lunch -0.05 before_man -0.068 before_market -0.027 before_me 0.05
  before_minutes -0.071 before_monday 0.083 before_more -0.051 before_mother -0.055 before_much -0.026 before_mum 0.126
  before_name -0.045 before_night -0.087 before_no 0.035 before_nothing 0.077 before_now -0.069 before_of -0.131
  before_off 0.379 before_on 0.037 before_once -0.05 before_one -0.057 before_open 0.146 before_out -0.076
  before_over -0.052 before_people -0.049 before_phone 0.071 before_place -0.032 before_quiet 0.027 before_rain -0.029
  before_rice -0.037 before_right -0.077 before_road -0.021 before_room 0.035 before_said 0.985 before_saturday -0.038
  before_say 0.475 before_says 0.373 before_school -0.088 before_see -0.041 before_shop 0.098 before_shouted 0.026
  before_side 0.126 before_six -0.052 before_sleep -0.028 before_so -0.389 before_sunday 0.123 before_tea -0.047
  before_tell -0.096 before_ten -0.02 before_that -0.352 before_them -0.038 before_then -0.066 before_there -0.232
  before_thing -0.098 before_think -0.198 before_thought -0.32 before_three 0.108 before_thursday -0.04
  before_time -0.275 before_to -0.103 before_today -0.204 before_told -0.76 before_tonight -0.041 before_tuesday 0.021
  before_two 0.043 before_up 0.106 before_us -0.073 before_wall 0.096 before_was 0.091 before_way -0.091
  before_week -0.02 before_went -0.578 before_window -0.062 before_word 0.136 before_would -0.044 before_wrote -0.191
  before_year -0.072 before_years -0.189 before_yes -0.032 ends_1 -0.058 ends_10 0.062 ends_11 -0.087 ends_14 -0.065
  ends_2 -0.082 ends_3 -0.129 ends_4 0.023 ends_6 -0.241 ends_7 0.056 ends_8 -0.072 ends_9 -0.064 ends_about -0.213
  ends_after -0.301 ends_afternoon -0.13 ends_again -0.093 ends_age -0.159 ends_alive 0.084 ends_all -0.11
  ends_alone -0.024 ends_also -0.164 ends_always 0.101 ends_am -0.053 ends_angry -0.061 ends_anyone -0.034
  ends_anything 0.066 ends_anyway 0.157 ends_are 0.265 ends_arm -0.062 ends_as -0.077 ends_ask -0.116 ends_asking 0.105
  ends_asleep -0.097 ends_ate -0.033 ends_august -0.052 ends_away 0.088 ends_baby 0.324 ends_back 0.06 ends_bag -0.264
  ends_bags -0.037 ends_banana -0.083 ends_bank -0.023 ends_be 0.141 ends_beans -0.102 ends_bed 0.059 ends_been 0.088
  ends_before -0.082 ends_behind -0.081 ends_believe -0.034 ends_bench 0.036 ends_big -0.061 ends_bin 0.063
  ends_bins -0.13 ends_birthday 0.073 ends_black -0.044 ends_blue 0.149 ends_board 0.14 ends_boot 0.082 ends_boots -0.04
  ends_both 0.09 ends_bottle 0.063 ends_bowl -0.097 ends_bowls -0.049 ends_box 0.233 ends_boy 0.067 ends_boys -0.146
  ends_bread -0.066 ends_break 0.182 ends_breakfast -0.074 ends_bridge 0.078 ends_broken -0.155 ends_bucket 0.222
  ends_bus -0.253 ends_by 0.065 ends_cake 0.077 ends_call -0.035 ends_called 0.101 ends_came 0.388 ends_can 0.055
  ends_cap 0.023 ends_car -0.405 ends_card 0.041 ends_cards -0.056 ends_case -0.045 ends_cat 0.128 ends_centre -0.038
  ends_chair 0.042 ends_chairs 0.088 ends_change -0.039 ends_chicken -0.02 ends_child 0.062 ends_children 0.084
  ends_chips 0.338 ends_church 0.166 ends_clapped 0.051 ends_class 0.177 ends_clean -0.077 ends_close -0.03
  ends_clothes -0.097 ends_coat 0.397 ends_coats 0.058 ends_coffee -0.158 ends_cold -0.058 ends_colour -0.06
  ends_come 0.157 ends_coming 0.246 ends_complain -0.048 ends_cook 0.054 ends_cooker 0.027 ends_corner 0.148
  ends_correct 0.084 ends_corridor 0.021 ends_could 0.069 ends_count 0.358 ends_counted -0.053 ends_counter -0.192
  ends_course -0.037 ends_cousin -0.09 ends_cow 0.175 ends_cream -0.027 ends_cried -0.065 ends_cry -0.043
  ends_crying -0.095 ends_cup 0.307 ends_cupboard -0.061 ends_curtains -0.069 ends_cut -0.026 ends_dad -0.02
  ends_dark -0.043 ends_date -0.223 ends_daughter 0.147 ends_day -0.298 ends_days -0.095 ends_dead -0.339
  ends_degrees -0.034 ends_dentist 0.144 ends_desk 0.024 ends_did -0.191 ends_died -0.357 ends_dinner -0.118
  ends_do -0.471 ends_doctor -0.03 ends_does -0.154 ends_dog 0.23 ends_doing -0.03 ends_dollars -0.12 ends_don't -0.105
  ends_done 0.123 ends_door 0.12 ends_doors -0.045 ends_down -0.035 ends_drawer -0.074 ends_drive 0.053 ends_dry 0.05
  ends_duck 0.273 ends_each 0.178 ends_ear -0.088 ends_early -0.216 ends_ears 0.08 ends_easter 0.131 ends_eat 0.047
  ends_eaten 0.021 ends_eating 0.07 ends_eggs -0.126 ends_eight 0.092 ends_eleven 0.221 ends_empty 0.051 ends_end 0.332
  ends_english -0.065 ends_enough 0.079 ends_envelope -0.073 ends_evening -0.146 ends_everyone -0.198
  ends_everything 0.274 ends_everywhere -0.197 ends_eye -0.031 ends_face -0.286 ends_family -0.098 ends_fan -0.151
  ends_fast -0.097 ends_father 0.217 ends_fault -0.072 ends_feet -0.144 ends_field 0.076 ends_fine -0.152
  ends_fingers -0.088 ends_finish -0.071 ends_fire -0.077 ends_first 0.391 ends_fish 0.102 ends_five -0.084
  ends_flat 0.06 ends_floor 0.104 ends_foot 0.22 ends_football -0.109 ends_for -0.036 ends_form -0.079 ends_free 0.162
  ends_freezer -0.089 ends_friday -0.222 ends_fridge -0.066 ends_front -0.039 ends_full -0.038 ends_garage -0.151
  ends_gate 0.097 ends_girls -0.025 ends_glasses -0.09 ends_go 0.037 ends_goat 0.278 ends_god 0.196 ends_going 0.061
  ends_gone -0.215 ends_good -0.033 ends_green 0.317 ends_group 0.027 ends_had -0.12 ends_hair 0.185 ends_half 0.035
  ends_hall -0.1 ends_hands 0.095 ends_happy -0.119 ends_hat 0.242 ends_head 0.211 ends_hear 0.075 ends_heard -0.103
  ends_help -0.029 ends_here 0.29 ends_herself 0.421 ends_him 0.219 ends_himself -0.105 ends_hip -0.171 ends_hole -0.099
  ends_home -0.027 ends_horse 0.058 ends_hospital -0.027 ends_hour 0.04 ends_house -0.09 ends_how -0.061
  ends_hundred -0.115 ends_hungry -0.193 ends_hurt -0.03 ends_i 0.09 ends_idea -0.137 ends_if -0.18 ends_in -0.147
  ends_inside 0.203 ends_is -0.328 ends_it -0.054 ends_its_note 0.855 ends_jacket 0.078 ends_job -0.081 ends_just -0.031
  ends_keep -0.024 ends_kettle 0.023 ends_key -0.066 ends_kids -0.046 ends_kitchen -0.104 ends_knee -0.137
  ends_knees -0.112 ends_knew -0.1 ends_know 0.056 ends_knows -0.062 ends_ladder 0.039 ends_lady -0.02 ends_lamp 0.09
  ends_late 0.049 ends_laugh 0.057 ends_laughed -0.209 ends_laughing 0.114 ends_leave -0.029 ends_left -0.033
  ends_leg 0.192 ends_less -0.073 ends_letters 0.115 ends_life 0.284 ends_lift -0.064 ends_light -0.122
  ends_lights -0.023 ends_like -0.094 ends_likes 0.105 ends_line 0.103 ends_lines -0.026 ends_list 0.035
  ends_long -0.162 ends_look 0.031 ends_lost -0.127 ends_lot -0.222 ends_loud 0.022 ends_lovely 0.023 ends_lunch -0.224
  ends_ma'am -0.036 ends_machine -0.161 ends_man 0.049 ends_many -0.08 ends_march 0.057 ends_market -0.07
  ends_match -0.026 ends_may -0.067 ends_maybe -0.074 ends_me -0.296 ends_men -0.021 ends_middle -0.045
  ends_midnight -0.085 ends_mind -0.127 ends_mine -0.021 ends_minute -0.055 ends_minutes -0.111 ends_mistake -0.074
  ends_monday -0.211 ends_money -0.121 ends_month -0.243 ends_more 0.204 ends_morning -0.091 ends_mouth 0.047
  ends_move 0.079 ends_moved 0.065 ends_much -0.159 ends_mum -0.154 ends_myself 0.092 ends_name 0.167 ends_need -0.035
  ends_new 0.084 ends_news -0.09 ends_newspaper -0.033 ends_night -0.022 ends_nights -0.061 ends_nine 0.162
  ends_no -0.134 ends_nobody -0.061 ends_noise -0.052 ends_noon -0.088 ends_nose -0.029 ends_not -0.208 ends_note -0.065
  ends_notes 0.049 ends_nothing -0.289 ends_noticed -0.041 ends_now -0.08 ends_nurse 0.155 ends_o'clock -0.034
  ends_october 0.046 ends_of -0.101 ends_office -0.14 ends_oh -0.157 ends_oil -0.088 ends_ok -0.192 ends_okay -0.064
  ends_old -0.084 ends_on 0.024 ends_once 0.099 ends_one 0.296 ends_only -0.181 ends_open -0.173 ends_or -0.044
  ends_order 0.021 ends_other -0.081 ends_out 0.117 ends_outside 0.027 ends_over -0.208 ends_own 0.028 ends_page -0.08
  ends_pages -0.029 ends_paid -0.097 ends_pan -0.023 ends_paper -0.199 ends_park -0.027 ends_parking -0.1
  ends_passed 0.382 ends_past -0.051 ends_pen 0.343 ends_pencil 0.306 ends_people -0.216 ends_pepper -0.098
  ends_person 0.061 ends_phone -0.125 ends_photo 0.072 ends_picture -0.042 ends_pieces -0.096 ends_place -0.02
  ends_plate -0.121 ends_plates -0.115 ends_please 0.207 ends_points -0.087 ends_post -0.043 ends_pounds -0.024
  ends_practice -0.022 ends_price -0.126 ends_properly -0.092 ends_pudding -0.066 ends_pump -0.041 ends_purpose -0.136
  ends_questions -0.025 ends_queue -0.237 ends_quiet -0.246 ends_radio 0.187 ends_rain -0.079 ends_rang 0.153
  ends_read -0.038 ends_really -0.029 ends_reason 0.218 ends_red -0.117 ends_rest 0.043 ends_rice 0.346 ends_right 0.088
  ends_ring 0.035 ends_road -0.085 ends_roll -0.182 ends_room -0.156 ends_rope 0.104 ends_round 0.118 ends_row -0.029
  ends_run 0.225 ends_running -0.105 ends_salt 0.189 ends_same -0.063 ends_sandwich 0.052 ends_saturday -0.153
  ends_saw -0.122 ends_school 0.235 ends_sea 0.13 ends_seat -0.057 ends_seconds -0.124 ends_see 0.053 ends_seen 0.173
  ends_september -0.038 ends_serious -0.078 ends_seven -0.027 ends_shed -0.11 ends_sheep 0.047 ends_shift -0.101
  ends_shoes 0.045 ends_shop -0.158 ends_shot -0.053 ends_shoulder -0.032 ends_shouting 0.08 ends_sick -0.041
  ends_side 0.372 ends_sides -0.02 ends_sir 0.145 ends_sister 0.023 ends_six 0.399 ends_size -0.107 ends_sleep -0.244
  ends_slept -0.045 ends_slippers 0.164 ends_slow 0.034 ends_slowly -0.057 ends_small 0.042 ends_smell -0.068
  ends_sock -0.021 ends_socks -0.146 ends_sofa 0.074 ends_some -0.126 ends_somebody -0.133 ends_something -0.186
  ends_son 0.292 ends_song 0.423 ends_sorry -0.094 ends_soup 0.289 ends_speak -0.121 ends_spoon -0.02 ends_stairs 0.062
  ends_standing -0.043 ends_started 0.021 ends_station -0.078 ends_step 0.029 ends_steps 0.027 ends_stick 0.077
  ends_still 0.057 ends_stop 0.155 ends_stopped 0.1 ends_sugar -0.191 ends_sun -0.063 ends_supper -0.139 ends_sure -0.06
  ends_table -0.11 ends_take -0.058 ends_talk -0.102 ends_talking 0.048 ends_tap -0.068 ends_tea -0.062
  ends_teacher -0.058 ends_team -0.054 ends_telephone -0.042 ends_tell -0.069 ends_ten -0.085 ends_test -0.039
  ends_than -0.049 ends_thank -0.023 ends_that's -0.027 ends_them 0.064 ends_then -0.127 ends_there -0.261
  ends_thermos 0.022 ends_thing -0.306 ends_things 0.166 ends_third -0.056 ends_this -0.078 ends_thought -0.194
  ends_three -0.055 ends_through 0.164 ends_thumb 0.269 ends_thursday 0.061 ends_till -0.06 ends_time -0.127
  ends_times 0.346 ends_tin -0.086 ends_tired -0.098 ends_to -0.128 ends_toast 0.188 ends_today -0.189
  ends_together 0.046 ends_tonight 0.05 ends_too -0.061 ends_took -0.031 ends_tooth 0.025 ends_top 0.139
  ends_torch -0.024 ends_towel -0.03 ends_trailer 0.072 ends_train -0.025 ends_tray -0.06 ends_tree -0.06
  ends_truck -0.185 ends_true 0.119 ends_tuesday 0.069 ends_turn 0.136 ends_twelve 0.028 ends_twice -0.131
  ends_two 0.256 ends_umbrella -0.043 ends_uncle -0.11 ends_under -0.03 ends_until -0.031 ends_up -0.102
  ends_upstairs 0.122 ends_us -0.139 ends_usual -0.178 ends_van 0.432 ends_video -0.06 ends_voice -0.109
  ends_wait -0.045 ends_waited 0.07 ends_wall 0.284 ends_want -0.086 ends_wanted -0.063 ends_warm -0.046 ends_was -0.124
  ends_watch 0.081 ends_water -0.165 ends_way 0.141 ends_wedding -0.153 ends_wednesday -0.123 ends_week -0.169
  ends_weeks -0.126 ends_well -0.146 ends_what -0.068 ends_when -0.136 ends_where -0.136 ends_which -0.088
  ends_while -0.155 ends_white -0.306 ends_who -0.071 ends_why -0.172 ends_wife -0.185 ends_will 0.055 ends_wind 0.15
  ends_window 0.118 ends_windows -0.048 ends_won 0.045 ends_word -0.206 ends_words 0.053 ends_work -0.063
  ends_working 0.13 ends_works 0.116 ends_worse -0.138 ends_would -0.12 ends_write -0.074 ends_wrong 0.238
  ends_year -0.129 ends_years -0.298 ends_yellow 0.179 ends_yes 0.361 ends_yesterday 0.057 ends_yet -0.215
  ends_you 0.157 first -0.029 from_the_middle -1.058 from_the_start -0.888 has_I -0.119 has_a_name -0.064
  has_a_number -0.131 has_a_verb 0.052 has_he 0.08 has_it 0.153 has_kin 0.408 has_me 0.189 has_she 0.19 has_they 0.035
  has_we -0.076 has_you 0.662 heart_0 -1.362 heart_1 -0.532 heart_2 -0.298 heart_3 -0.034 heart_5 -0.076 heart_6 0.145
  heart_7 0.246 heart_8 0.145 is_all_of_its_note 0.183 is_denied -0.464 is_shouted 0.561 just 0.32 last -0.204
  laughs 0.145 likeliest_heart 0.047 note_heavy -0.381 note_length_0 -0.169 note_length_1 -0.086 note_length_2 -0.317
  note_length_3 -0.647 note_length_4 -0.652 note_length_5 -0.377 note_length_6 0.162 note_light_0 -1.038
  note_light_1 -0.381 note_light_2 -0.202 note_light_3 -0.124 note_light_4 -0.141 note_light_5 -0.116
  note_light_6 -0.041 note_light_7 0.124 note_may_be_danger -0.032 note_tender -0.291 of_the_longest -0.271
  of_time -0.276 of_work -0.365 only 0.09 opens_14 -0.055 opens_2 -0.049 opens_3 -0.065 opens_31 0.024 opens_4 -0.037
  opens_40 -0.032 opens_6 -0.027 opens_9 -0.04 opens_a -0.072 opens_after -0.12 opens_ah -0.077 opens_all 0.14
  opens_also -0.092 opens_always -0.072 opens_amma 0.071 opens_an 0.119 opens_and -0.957 opens_anything -0.129
  opens_are 0.172 opens_asked 0.062 opens_at 0.133 opens_ate -0.374 opens_aunty -0.124 opens_baba 0.241
  opens_back -0.255 opens_because 0.103 opens_best 0.469 opens_big -0.064 opens_bit -0.077 opens_black -0.055
  opens_blood -0.025 opens_boss -0.084 opens_bought -0.148 opens_brought -0.027 opens_bus 0.066 opens_but 0.241
  opens_by 0.044 opens_called -0.062 opens_came 0.13 opens_can 0.329 opens_can't 0.025 opens_changed -0.069
  opens_chef -0.083 opens_chips -0.078 opens_choir -0.049 opens_church -0.072 opens_cleaned -0.068 opens_closed 0.102
  opens_coach -0.208 opens_coffee -0.024 opens_cold -0.036 opens_come 0.09 opens_could -0.05 opens_couldn't -0.216
  opens_counted -0.037 opens_cut -0.063 opens_daddy 0.413 opens_day -0.067 opens_dead -0.034 opens_did -0.147
  opens_doctor -0.032 opens_does 0.078 opens_don't -0.084 opens_down -0.098 opens_dr -0.033 opens_drove 0.036
  opens_eleven 0.278 opens_even 0.153 opens_every 0.317 opens_everybody -0.217 opens_everyone -0.141
  opens_everything 0.17 opens_father -0.026 opens_fed -0.068 opens_fine -0.089 opens_finished -0.079 opens_first -0.051
  opens_fish -0.143 opens_five -0.046 opens_fixed -0.101 opens_flat -0.024 opens_fog 0.071 opens_for -0.047
  opens_forgot -0.203 opens_forty -0.02 opens_found 0.053 opens_four 0.33 opens_fourteen -0.06 opens_friday -0.058
  opens_full 0.064 opens_gave -0.155 opens_go 0.362 opens_good -0.122 opens_got -0.477 opens_green 0.04 opens_had -0.367
  opens_half -0.112 opens_hard -0.053 opens_has -0.078 opens_have -0.154 opens_he 0.35 opens_he'd 0.184 opens_he's 0.119
  opens_held -0.112 opens_her -0.037 opens_him -0.113 opens_his -0.177 opens_home -0.156 opens_i'd -0.267
  opens_i'll 0.075 opens_i'm 0.314 opens_i've 0.444 opens_if 0.048 opens_in -0.173 opens_inside 0.082 opens_is 0.279
  opens_it -0.109 opens_it's 0.407 opens_its -0.103 opens_its_note -0.47 opens_just 0.023 opens_kept -0.029
  opens_lady -0.084 opens_last -0.067 opens_lay 0.302 opens_leave 0.022 opens_left 0.18 opens_let 0.151
  opens_light -0.063 opens_like 0.239 opens_listened -0.033 opens_little -0.03 opens_long -0.075 opens_look 0.136
  opens_looked -0.147 opens_lost -0.239 opens_lunch -0.027 opens_ma -0.11 opens_madam 0.318 opens_made -0.09
  opens_mam -0.032 opens_mama 0.127 opens_man 0.112 opens_many -0.05 opens_mass -0.044 opens_maths -0.123
  opens_maureen 0.176 opens_maybe -0.099 opens_me -0.245 opens_mine 0.099 opens_minus -0.049 opens_miss 0.159
  opens_missed -0.043 opens_mom 0.069 opens_morning -0.023 opens_mr 0.2 opens_mrs -0.023 opens_much -0.105
  opens_mum -0.339 opens_nan 0.118 opens_neither -0.067 opens_never 0.076 opens_new -0.227 opens_next -0.051
  opens_nice 0.44 opens_night -0.028 opens_nine 0.089 opens_nineteen -0.023 opens_nobody 0.608 opens_not 0.443
  opens_nothing -0.18 opens_now 0.407 opens_number 0.045 opens_of -0.093 opens_off 0.053 opens_oh 0.217 opens_okay 0.072
  opens_old -0.098 opens_on 0.073 opens_on_I 0.162 opens_on_a_joint -0.393 opens_on_a_number -0.178
  opens_on_a_preposition -0.433 opens_on_a_question -0.024 opens_on_an_article 0.108 opens_on_he_or_she 0.389
  opens_on_it 0.102 opens_on_they 0.239 opens_on_this_or_that 0.277 opens_on_we 0.197 opens_on_whose -0.161
  opens_on_you 0.236 opens_one 0.198 opens_only -0.223 opens_opened -0.029 opens_our 0.084 opens_out -0.085
  opens_over -0.075 opens_paid -0.147 opens_people -0.083 opens_picked -0.07 opens_played -0.094 opens_power -0.047
  opens_put -0.051 opens_quiet -0.025 opens_radio -0.043 opens_rain -0.062 opens_ran -0.083 opens_rang -0.074
  opens_read -0.195 opens_rice -0.085 opens_right -0.095 opens_round -0.028 opens_said -0.409 opens_same 0.149
  opens_sat -0.256 opens_saturday -0.04 opens_saw -0.03 opens_say -0.087 opens_says 0.228 opens_school -0.036
  opens_second 0.027 opens_sent -0.039 opens_seven -0.09 opens_she 0.181 opens_she'd 0.11 opens_she's -0.036
  opens_showed -0.023 opens_signed -0.083 opens_since -0.183 opens_sir 0.154 opens_sister -0.049 opens_six -0.029
  opens_sixty -0.028 opens_slept -0.133 opens_slow -0.025 opens_snow -0.069 opens_so 0.295 opens_sold -0.166
  opens_some 0.023 opens_somebody -0.044 opens_someone 0.163 opens_something -0.076 opens_sorry -0.156
  opens_started -0.065 opens_stayed -0.098 opens_still -0.128 opens_stood 0.087 opens_stopped 0.022 opens_sunday -0.043
  opens_ten -0.12 opens_thank 0.24 opens_that 0.022 opens_that's -0.038 opens_the 0.139 opens_their -0.044
  opens_then 0.294 opens_there 0.494 opens_there's 0.641 opens_they 0.063 opens_they're 0.189 opens_third 0.063
  opens_thirty 0.02 opens_this 0.17 opens_thought 0.024 opens_three 0.15 opens_through -0.026 opens_to -0.055
  opens_today 0.291 opens_told 0.317 opens_tonight 0.02 opens_too -0.028 opens_took -0.289 opens_turned 0.09
  opens_twelve -0.026 opens_twenty 0.126 opens_two -0.073 opens_uncle -0.052 opens_under -0.042 opens_us -0.038
  opens_very -0.141 opens_walked -0.103 opens_wanted -0.028 opens_was -0.129 opens_washed -0.106 opens_watched -0.194
  opens_water -0.04 opens_we 0.348 opens_we're -0.186 opens_we've 0.088 opens_well 0.12 opens_went -0.3
  opens_what -0.166 opens_when 0.199 opens_where -0.031 opens_which -0.104 opens_white -0.058 opens_who -0.33
  opens_whole -0.021 opens_why -0.067 opens_will -0.053 opens_wind -0.091 opens_with 0.028 opens_woke -0.051
  opens_won 0.077 opens_would -0.051 opens_wouldn't 0.303 opens_wrote -0.083 opens_yes 0.278 opens_you -0.06
  opens_you're 0.105 opens_young -0.054 opens_your 0.15 place_0 -0.896 place_1 -1.071 place_2 -0.246 place_3 0.314
  place_4 0.048 rarer_0 -0.22 rarer_1 -0.358 rarer_2 -0.3 rarer_3 -0.434 rarer_4 -0.644 returning_0 -0.464
  returning_1 -0.241 returning_2 -0.098 returning_3 -0.069 sentence 0.866 sentence_that_ends_the_likeliest_heart 0.182
  sentences_1 -0.333 sentences_2 -0.115 sentences_3 -0.458 sentences_4 -0.512 sentences_5 -0.496 sentences_6 -0.313
  sentences_7 -0.167 sentences_8 -0.278 speaks_of_saying -0.047 still 0.156 to_the_end -0.278 weeps -0.143
  within_0 -0.462 within_1 -0.193 within_2 -0.184 within_3 0.081 words_10 -0.049 words_11 -0.084 words_12 -0.207
  words_13 -0.528 words_14 -0.853 words_2 -1.517 words_3 -0.747 words_4 -0.289 words_5 -0.023 words_6 0.112
  words_7 0.138 words_8 0.138 words_9 0.157
`);
export const bias = -0.431;
