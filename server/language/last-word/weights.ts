// Learned by `npm run train:last-words` from what readers said of invented weeks; `scripts/last-words` learns it.

import { read } from '../base/read-weights.ts';

/** What each sign of `signs.ts` makes of a clause, and what they begin with. */
export const lastWord = read(`
  after_ 0.268 after_a -0.126 after_all 0.052 after_also -0.048 after_and -0.261 after_as -0.104 after_at -0.027
  after_because -0.054 after_both 0.073 after_but -0.605 after_by 0.023 after_came -0.02 after_don't 0.094
  after_even 0.224 after_every 0.054 after_everybody -0.023 after_everyone -0.042 after_five 0.175 after_for -0.086
  after_forty 0.052 after_four -0.045 after_good -0.027 after_got 0.156 after_had -0.04 after_half -0.038
  after_he -0.425 after_he's 0.043 after_her -0.043 after_his 0.051 after_how -0.024 after_i -0.556 after_i'm 0.236
  after_i've -0.035 after_if -0.031 after_in 0.036 after_is -0.062 after_it -0.885 after_it's -0.187 after_just -0.039
  after_last -0.022 after_like 0.117 after_maybe -0.038 after_me -0.044 after_my 0.142 after_never 0.123 after_no -0.07
  after_not -0.154 after_one 0.049 after_put 0.167 after_same -0.058 after_saying 0.101 after_she -0.225
  after_she's -0.039 after_six -0.04 after_so -0.44 after_somebody -0.138 after_still -0.023 after_that -0.702
  after_that's -0.043 after_the -0.029 after_then 0.188 after_there's -0.03 after_they -0.235 after_this -0.056
  after_three -0.045 after_took -0.023 after_two -0.083 after_very -0.079 after_we -0.11 after_well 0.212
  after_when 0.168 after_where -0.061 after_who -0.471 after_with -0.222 after_you -0.705 again -0.264 all 0.238
  before_about -0.057 before_again 0.032 before_all 0.192 before_also -0.037 before_always 0.076 before_and 0.359
  before_anything 0.153 before_anyway -0.042 before_are -0.065 before_asked -0.646 before_at -0.05 before_ate -0.045
  before_away 0.173 before_back 0.109 before_bag 0.069 before_because -0.303 before_bed -0.044 before_book 0.164
  before_box 0.036 before_boy -0.053 before_but 0.233 before_called -0.036 before_can -0.078 before_car 0.169
  before_church -0.042 before_class -0.047 before_come -0.097 before_cos -0.085 before_counted -0.031 before_day 0.08
  before_did -0.223 before_dinner -0.035 before_do -0.209 before_dog -0.036 before_door 0.074 before_down -0.03
  before_evening 0.048 before_everybody -0.035 before_everything 0.066 before_fine -0.043 before_first -0.031
  before_five -0.034 before_floor 0.142 before_for -0.029 before_four -0.081 before_friday -0.034 before_gate -0.038
  before_girl -0.02 before_goes 0.372 before_good -0.074 before_got -0.046 before_had -0.05 before_hand 0.043
  before_have -0.056 before_her 0.219 before_here 0.094 before_him 0.021 before_home -0.045 before_hour 0.324
  before_hours 0.227 before_house -0.077 before_if -0.19 before_in -0.169 before_is -0.153 before_it 0.4
  before_laughed -0.035 before_leave -0.025 before_like -0.791 before_lunch -0.059 before_man -0.073
  before_market -0.027 before_me 0.031 before_minutes -0.037 before_monday 0.08 before_more -0.066 before_mother -0.055
  before_much -0.027 before_mum 0.123 before_name -0.046 before_night 0.044 before_nine -0.021 before_no 0.031
  before_nothing 0.108 before_now -0.073 before_of -0.137 before_off 0.416 before_on 0.035 before_once -0.054
  before_one -0.071 before_only 0.093 before_open 0.131 before_out 0.039 before_over -0.061 before_people -0.048
  before_phone 0.071 before_place -0.036 before_quiet 0.027 before_rain -0.027 before_rice -0.038 before_right -0.076
  before_road -0.024 before_room 0.036 before_said 0.984 before_saturday -0.039 before_say 0.524 before_says 0.371
  before_school -0.083 before_see -0.041 before_shop 0.098 before_side 0.16 before_six -0.058 before_sleep -0.027
  before_so -0.401 before_sunday 0.121 before_tea -0.056 before_tell -0.092 before_ten -0.02 before_thank -0.075
  before_that -0.375 before_then -0.105 before_there -0.241 before_thing -0.059 before_think -0.207
  before_thought -0.362 before_three 0.103 before_thursday -0.036 before_time -0.288 before_times 0.105 before_to -0.103
  before_today -0.211 before_told -0.721 before_tonight -0.043 before_two 0.043 before_up 0.117 before_us -0.071
  before_wall 0.194 before_was 0.082 before_way -0.104 before_went -0.598 before_what -0.056 before_window -0.061
  before_word 0.137 before_would -0.053 before_wrote -0.198 before_year -0.073 before_years -0.253 before_yes -0.032
  before_you -0.024 ends_1 -0.057 ends_10 0.064 ends_11 -0.081 ends_12 -0.107 ends_14 -0.077 ends_2 -0.089 ends_3 -0.168
  ends_6 -0.251 ends_7 0.096 ends_8 -0.074 ends_9 -0.06 ends_about -0.199 ends_after -0.301 ends_afternoon -0.143
  ends_again -0.119 ends_age -0.161 ends_alive 0.081 ends_all -0.118 ends_already -0.023 ends_also -0.146
  ends_always 0.077 ends_am -0.053 ends_angry -0.089 ends_anyone -0.04 ends_anyway 0.167 ends_are 0.262 ends_arm 0.037
  ends_as -0.089 ends_ask -0.138 ends_asking 0.108 ends_asleep -0.095 ends_ate -0.043 ends_august -0.054 ends_away 0.084
  ends_baby 0.322 ends_back 0.024 ends_bad 0.024 ends_bag -0.274 ends_bags -0.041 ends_ball 0.057 ends_banana -0.082
  ends_bank -0.023 ends_bathroom 0.023 ends_be 0.142 ends_beans -0.108 ends_bed 0.048 ends_been 0.125 ends_before -0.079
  ends_behind -0.082 ends_believe -0.05 ends_belt -0.185 ends_bench 0.033 ends_better 0.031 ends_big -0.075
  ends_bin 0.054 ends_bins -0.13 ends_birthday 0.085 ends_bit -0.021 ends_black -0.042 ends_blue 0.155 ends_board 0.149
  ends_book -0.021 ends_boot 0.074 ends_boots -0.04 ends_both 0.092 ends_bottle 0.063 ends_bottom 0.076 ends_bowl -0.105
  ends_bowls -0.053 ends_box 0.238 ends_boxes -0.029 ends_boy 0.056 ends_boys -0.148 ends_bread -0.078 ends_break 0.178
  ends_breakfast -0.079 ends_bridge 0.084 ends_broken -0.151 ends_bucket 0.213 ends_bus -0.247 ends_by 0.061
  ends_cake 0.087 ends_call -0.049 ends_called 0.1 ends_calm -0.031 ends_came 0.368 ends_can 0.05 ends_car -0.428
  ends_card 0.039 ends_cards -0.056 ends_case -0.043 ends_cat 0.127 ends_centre -0.053 ends_chair 0.035
  ends_chairs 0.086 ends_change -0.042 ends_child 0.057 ends_children 0.084 ends_chips 0.328 ends_church 0.166
  ends_clapped 0.051 ends_class 0.157 ends_clean -0.074 ends_clock -0.139 ends_close -0.033 ends_cloth 0.045
  ends_clothes -0.101 ends_coat 0.466 ends_coats 0.056 ends_coffee -0.121 ends_cold -0.076 ends_colour -0.057
  ends_come 0.176 ends_coming 0.251 ends_company 0.061 ends_complain -0.247 ends_cook 0.091 ends_cooker 0.029
  ends_corner 0.138 ends_correct 0.083 ends_corridor 0.02 ends_could 0.07 ends_count 0.361 ends_counted -0.073
  ends_counter -0.199 ends_course -0.037 ends_cousin -0.109 ends_cow 0.168 ends_cream -0.027 ends_cried -0.062
  ends_cry -0.039 ends_crying -0.094 ends_cup 0.308 ends_cupboard -0.056 ends_curtains -0.068 ends_cut -0.025
  ends_dad -0.104 ends_daddy -0.234 ends_dark -0.056 ends_date -0.224 ends_daughter 0.144 ends_day -0.355
  ends_days -0.096 ends_dead -0.336 ends_degrees -0.031 ends_dentist 0.139 ends_desk 0.067 ends_did -0.197
  ends_died -0.361 ends_dinner -0.115 ends_do -0.511 ends_doctor -0.032 ends_does -0.21 ends_dog 0.179 ends_doing -0.031
  ends_dollars -0.117 ends_don't -0.151 ends_done 0.101 ends_door 0.141 ends_doors -0.042 ends_down -0.046
  ends_drawer 0.044 ends_drill -0.027 ends_drive 0.052 ends_driver -0.022 ends_driving 0.169 ends_dry 0.09
  ends_duck 0.25 ends_each 0.204 ends_ear -0.062 ends_early -0.216 ends_ears 0.083 ends_easter 0.124 ends_eat 0.047
  ends_eaten 0.02 ends_eating 0.059 ends_egg 0.094 ends_eggs -0.124 ends_eight 0.099 ends_eleven 0.228 ends_empty 0.054
  ends_end 0.41 ends_english -0.064 ends_enough 0.072 ends_envelope 0.029 ends_evening -0.156 ends_everybody -0.028
  ends_everyone -0.204 ends_everything 0.258 ends_everywhere -0.212 ends_extra 0.098 ends_eyes -0.023 ends_face -0.295
  ends_family -0.105 ends_fan -0.155 ends_fast -0.168 ends_father 0.238 ends_fault -0.073 ends_february -0.106
  ends_feet -0.137 ends_fence -0.024 ends_field 0.077 ends_fine -0.166 ends_fingers -0.076 ends_finish 0.023
  ends_fire -0.073 ends_first 0.396 ends_fish 0.11 ends_five -0.053 ends_flat 0.054 ends_floor 0.163 ends_food -0.067
  ends_foot 0.215 ends_football -0.117 ends_for -0.049 ends_form -0.081 ends_four 0.023 ends_free 0.162
  ends_freezer -0.091 ends_friday -0.233 ends_fridge -0.079 ends_front -0.043 ends_full -0.068 ends_garage -0.112
  ends_gate 0.09 ends_girls -0.024 ends_glass 0.075 ends_glasses -0.101 ends_go -0.022 ends_goat 0.26 ends_god 0.192
  ends_going 0.093 ends_gone -0.207 ends_green 0.318 ends_group 0.02 ends_had -0.128 ends_hair 0.299 ends_half 0.023
  ends_hall -0.095 ends_hands 0.09 ends_happy -0.116 ends_hat 0.262 ends_have -0.093 ends_head 0.203 ends_hear 0.064
  ends_heard -0.103 ends_heat -0.05 ends_help -0.03 ends_here 0.269 ends_hers -0.036 ends_herself 0.507 ends_hill 0.121
  ends_him 0.243 ends_himself -0.123 ends_hip -0.171 ends_hole -0.172 ends_home -0.064 ends_horn 0.458 ends_horse 0.049
  ends_hospital -0.067 ends_hour 0.03 ends_house -0.087 ends_how -0.074 ends_hundred -0.115 ends_hungry -0.192
  ends_hurt -0.027 ends_i 0.086 ends_ice -0.066 ends_idea -0.133 ends_if -0.185 ends_in -0.152 ends_inside 0.204
  ends_is -0.336 ends_it -0.059 ends_its_note 0.827 ends_job -0.081 ends_june 0.054 ends_just -0.033 ends_keep -0.025
  ends_kettle 0.024 ends_key -0.065 ends_kids -0.049 ends_kitchen -0.067 ends_knee -0.138 ends_knees -0.112
  ends_knew -0.106 ends_knife 0.041 ends_know 0.043 ends_knows -0.061 ends_ladder 0.07 ends_lady -0.023 ends_lake 0.046
  ends_lamp 0.091 ends_last 0.02 ends_late 0.037 ends_laugh 0.059 ends_laughed -0.211 ends_laughing 0.15
  ends_leave -0.029 ends_left -0.039 ends_leg 0.189 ends_legs -0.026 ends_less -0.043 ends_letters 0.111 ends_lid 0.143
  ends_life 0.268 ends_lift -0.068 ends_light -0.083 ends_lights -0.027 ends_like -0.113 ends_likes 0.105
  ends_line 0.054 ends_lines -0.025 ends_list 0.031 ends_long -0.182 ends_look 0.027 ends_looked -0.031 ends_lost -0.132
  ends_lot -0.218 ends_loud 0.038 ends_love -0.027 ends_lovely 0.024 ends_lunch -0.23 ends_ma'am -0.031
  ends_machine -0.163 ends_man 0.039 ends_many -0.099 ends_march 0.055 ends_market -0.069 ends_match -0.031
  ends_may -0.066 ends_maybe -0.081 ends_me -0.228 ends_mean -0.033 ends_men -0.022 ends_middle -0.053
  ends_midnight -0.083 ends_mind -0.118 ends_mine 0.064 ends_minute -0.059 ends_minutes -0.108 ends_mistake -0.079
  ends_monday -0.227 ends_money -0.12 ends_month -0.254 ends_more 0.313 ends_morning -0.093 ends_mother 0.03
  ends_move 0.07 ends_moved 0.067 ends_much -0.179 ends_mum -0.142 ends_myself 0.091 ends_name 0.086 ends_need -0.034
  ends_new 0.084 ends_news -0.092 ends_newspaper -0.033 ends_nice -0.02 ends_nights -0.059 ends_nine 0.131
  ends_no -0.142 ends_nobody -0.055 ends_noise -0.026 ends_noon -0.086 ends_nose -0.041 ends_not -0.203 ends_note -0.065
  ends_notes 0.05 ends_nothing -0.31 ends_noticed -0.038 ends_number -0.029 ends_nurse 0.152 ends_o'clock -0.033
  ends_obviously -0.057 ends_october 0.04 ends_of -0.103 ends_office -0.154 ends_oh -0.155 ends_oil -0.16 ends_ok -0.205
  ends_okay -0.088 ends_old -0.083 ends_on 0.079 ends_once 0.085 ends_one 0.318 ends_ones -0.042 ends_onion 0.08
  ends_only -0.203 ends_open -0.179 ends_or -0.051 ends_order 0.066 ends_other -0.078 ends_out 0.069 ends_outside 0.026
  ends_over -0.217 ends_own 0.074 ends_page -0.064 ends_pages -0.026 ends_paid -0.091 ends_pan -0.028 ends_paper -0.198
  ends_park -0.039 ends_parking -0.107 ends_part -0.06 ends_pass 0.126 ends_passed 0.373 ends_past -0.049 ends_pay 0.111
  ends_pen 0.339 ends_pencil 0.287 ends_people -0.218 ends_pepper -0.102 ends_person 0.067 ends_phone -0.143
  ends_photo 0.069 ends_picture -0.044 ends_pieces -0.105 ends_place -0.03 ends_plate -0.124 ends_plates -0.12
  ends_please 0.383 ends_points -0.086 ends_post -0.042 ends_pounds -0.02 ends_practice -0.023 ends_price -0.136
  ends_properly -0.09 ends_pudding -0.065 ends_pump 0.043 ends_purpose -0.134 ends_questions -0.025 ends_queue -0.229
  ends_quiet -0.255 ends_radio 0.134 ends_rain -0.083 ends_rang 0.151 ends_read -0.038 ends_really -0.028
  ends_reason 0.149 ends_red -0.122 ends_remember -0.162 ends_report -0.087 ends_rice 0.341 ends_right 0.048
  ends_ring 0.111 ends_road -0.023 ends_roll -0.181 ends_room -0.156 ends_rope 0.104 ends_round 0.119 ends_row -0.036
  ends_run 0.21 ends_running -0.109 ends_salt 0.197 ends_same -0.059 ends_sandwich 0.052 ends_saturday -0.157
  ends_saw -0.135 ends_school 0.227 ends_sea 0.114 ends_seat -0.063 ends_seconds -0.115 ends_see 0.036 ends_seen 0.165
  ends_september -0.063 ends_serious -0.05 ends_seven 0.058 ends_shed -0.108 ends_sheep 0.043 ends_shift -0.103
  ends_shoes 0.046 ends_shop -0.149 ends_shot -0.06 ends_shoulder -0.037 ends_shouting 0.08 ends_sick -0.041
  ends_side 0.444 ends_sides -0.02 ends_sign 0.074 ends_sir 0.157 ends_six 0.412 ends_size -0.101 ends_sleep -0.244
  ends_slept -0.046 ends_slippers 0.191 ends_slow 0.061 ends_slowly -0.048 ends_small 0.043 ends_smell -0.085
  ends_socks -0.149 ends_sofa 0.069 ends_some -0.097 ends_somebody -0.135 ends_something -0.173 ends_son 0.276
  ends_song 0.413 ends_sorry -0.105 ends_soup 0.272 ends_speak -0.12 ends_spoon -0.022 ends_stairs 0.061
  ends_standing -0.047 ends_station -0.084 ends_steps 0.026 ends_stick 0.099 ends_still 0.076 ends_stop 0.147
  ends_stopped 0.092 ends_straight -0.054 ends_street -0.034 ends_sugar -0.193 ends_sun -0.062 ends_supper -0.141
  ends_sure -0.065 ends_sweet -0.034 ends_table -0.078 ends_take -0.061 ends_talk -0.114 ends_talking 0.052
  ends_tap -0.065 ends_tea -0.067 ends_teacher -0.057 ends_team -0.048 ends_teeth -0.028 ends_tell -0.069
  ends_ten -0.102 ends_test -0.039 ends_than -0.049 ends_thank -0.028 ends_that's -0.025 ends_then -0.082
  ends_there -0.237 ends_thermos 0.024 ends_thing -0.311 ends_things 0.165 ends_third -0.054 ends_this -0.097
  ends_thought -0.194 ends_three -0.031 ends_through 0.204 ends_thumb 0.249 ends_thursday 0.061 ends_till -0.064
  ends_time -0.141 ends_times 0.362 ends_tin -0.083 ends_tired -0.103 ends_to -0.101 ends_toast 0.19 ends_today -0.179
  ends_together 0.043 ends_tomorrow 0.02 ends_tonight 0.045 ends_too -0.042 ends_took -0.033 ends_tooth 0.032
  ends_top 0.185 ends_torch -0.026 ends_towels -0.071 ends_trailer 0.076 ends_train -0.024 ends_tray -0.059
  ends_tree -0.058 ends_truck -0.192 ends_true 0.098 ends_try -0.089 ends_tuesday 0.102 ends_turn 0.16 ends_twelve 0.029
  ends_twice -0.17 ends_two 0.262 ends_umbrella -0.047 ends_uncle -0.111 ends_under -0.033 ends_until -0.032
  ends_up -0.088 ends_upstairs 0.123 ends_us -0.127 ends_usual -0.18 ends_van 0.432 ends_video -0.062 ends_voice -0.052
  ends_wait -0.068 ends_waited 0.108 ends_wall 0.251 ends_want -0.087 ends_wanted -0.064 ends_warm -0.07 ends_was -0.085
  ends_watch 0.086 ends_water -0.177 ends_way 0.153 ends_weather 0.284 ends_wedding -0.149 ends_wednesday -0.122
  ends_week -0.167 ends_weeks -0.128 ends_well -0.085 ends_wet -0.125 ends_what -0.104 ends_when -0.155
  ends_where -0.157 ends_which -0.098 ends_while -0.149 ends_whistle 0.063 ends_white -0.313 ends_who -0.071
  ends_why -0.175 ends_wife -0.202 ends_will 0.058 ends_wind 0.129 ends_window 0.087 ends_windows -0.052
  ends_woman -0.035 ends_won 0.05 ends_word -0.207 ends_words 0.04 ends_work -0.08 ends_working 0.135 ends_works 0.115
  ends_worse -0.134 ends_would -0.125 ends_write -0.076 ends_wrong 0.138 ends_yard -0.039 ends_year -0.115
  ends_years -0.294 ends_yellow 0.175 ends_yes 0.343 ends_yesterday 0.065 ends_yet -0.202 ends_you 0.103
  from_the_middle -1.07 from_the_start -0.888 has_I -0.1 has_a_name -0.05 has_a_number -0.143 has_a_verb 0.051
  has_he 0.088 has_it 0.159 has_kin 0.33 has_me 0.213 has_she 0.2 has_they 0.043 has_we -0.106 has_you 0.711
  heart_0 -1.386 heart_1 -0.527 heart_2 -0.253 heart_3 -0.039 heart_5 -0.036 heart_6 0.146 heart_7 0.236 heart_8 0.164
  is_all_of_its_note 0.222 is_denied -0.499 is_shouted 0.539 just 0.353 last -0.236 laughs 0.122 likeliest_heart 0.114
  note_heavy -0.402 note_length_0 -0.177 note_length_1 -0.1 note_length_2 -0.326 note_length_3 -0.653
  note_length_4 -0.657 note_length_5 -0.339 note_length_6 0.126 note_light_0 -1.052 note_light_1 -0.41
  note_light_2 -0.17 note_light_3 -0.148 note_light_4 -0.14 note_light_5 -0.108 note_light_6 -0.037 note_light_7 0.115
  note_may_be_danger -0.033 note_tender -0.294 of_the_longest -0.271 of_time -0.3 of_work -0.364 only 0.05
  opens_14 -0.051 opens_2 -0.044 opens_22 -0.043 opens_3 -0.062 opens_31 0.025 opens_4 -0.052 opens_40 -0.043
  opens_6 -0.026 opens_9 -0.038 opens_a -0.08 opens_after -0.123 opens_again -0.043 opens_ah -0.078 opens_all 0.136
  opens_also -0.104 opens_always -0.084 opens_an 0.119 opens_and -0.93 opens_anything -0.144 opens_are 0.178
  opens_as 0.044 opens_asked 0.042 opens_at 0.13 opens_ate -0.389 opens_aunty -0.165 opens_baba 0.243 opens_back -0.269
  opens_because 0.099 opens_best 0.462 opens_big -0.065 opens_bit -0.088 opens_black -0.053 opens_blood -0.024
  opens_boss -0.085 opens_both 0.02 opens_bought -0.155 opens_brought -0.024 opens_bus 0.031 opens_but 0.305
  opens_by 0.031 opens_called -0.07 opens_came 0.121 opens_can 0.309 opens_can't 0.028 opens_carried 0.065
  opens_changed -0.068 opens_chef -0.083 opens_chips -0.077 opens_choir -0.047 opens_church -0.079 opens_cleaned -0.078
  opens_closed 0.102 opens_coach -0.266 opens_coffee -0.022 opens_cold -0.033 opens_come 0.091 opens_could -0.068
  opens_couldn't -0.209 opens_counted -0.048 opens_cried 0.026 opens_cut -0.091 opens_daddy 0.422 opens_day -0.065
  opens_dead -0.033 opens_did -0.139 opens_do 0.029 opens_doctor -0.031 opens_does 0.077 opens_don't -0.077
  opens_down -0.114 opens_dr -0.037 opens_drove 0.029 opens_early -0.02 opens_eleven 0.316 opens_even 0.187
  opens_every 0.314 opens_everybody -0.236 opens_everyone -0.167 opens_everything 0.166 opens_father -0.026
  opens_fed -0.068 opens_fine -0.093 opens_finished -0.075 opens_first -0.04 opens_fish -0.157 opens_five -0.046
  opens_fixed -0.099 opens_flat -0.023 opens_fog 0.072 opens_for -0.052 opens_forgot -0.2 opens_found 0.046
  opens_four 0.33 opens_friday -0.06 opens_full 0.065 opens_gave -0.127 opens_go 0.348 opens_good -0.144
  opens_got -0.499 opens_green 0.033 opens_had -0.379 opens_half -0.09 opens_hard -0.054 opens_has -0.078
  opens_have -0.166 opens_he 0.38 opens_he'd 0.179 opens_he's 0.112 opens_held -0.078 opens_her -0.035 opens_him -0.126
  opens_his -0.168 opens_hit 0.12 opens_home -0.2 opens_hot -0.067 opens_how -0.028 opens_i'd -0.283 opens_i'll 0.073
  opens_i'm 0.298 opens_i've 0.431 opens_if 0.037 opens_in -0.148 opens_inside 0.081 opens_is 0.233 opens_it -0.111
  opens_it's 0.41 opens_its -0.105 opens_its_note -0.469 opens_kept -0.021 opens_lady -0.084 opens_last -0.06
  opens_lay 0.299 opens_left 0.16 opens_let 0.148 opens_light -0.077 opens_like 0.198 opens_listened -0.032
  opens_little -0.036 opens_long -0.074 opens_look 0.129 opens_looked -0.155 opens_lost -0.267 opens_lunch -0.031
  opens_ma -0.111 opens_madam 0.315 opens_made -0.111 opens_mam -0.045 opens_mama 0.14 opens_man 0.112 opens_many -0.055
  opens_mass -0.045 opens_maths -0.124 opens_maureen 0.18 opens_maybe -0.065 opens_me -0.184 opens_mine 0.098
  opens_minus -0.045 opens_miss 0.151 opens_missed -0.053 opens_mom 0.062 opens_morning -0.022 opens_mother 0.069
  opens_moved -0.064 opens_mr 0.205 opens_mrs -0.023 opens_much -0.108 opens_mum -0.369 opens_my -0.034 opens_nan 0.126
  opens_neither -0.085 opens_never 0.081 opens_new -0.24 opens_next -0.052 opens_nice 0.559 opens_night -0.028
  opens_nine 0.09 opens_nineteen -0.023 opens_nobody 0.612 opens_not 0.431 opens_nothing -0.164 opens_now 0.413
  opens_number 0.048 opens_of -0.095 opens_off 0.091 opens_oh 0.213 opens_okay 0.07 opens_old -0.066 opens_on 0.06
  opens_on_I 0.149 opens_on_a_joint -0.37 opens_on_a_number -0.225 opens_on_a_preposition -0.459
  opens_on_a_question -0.091 opens_on_an_article 0.093 opens_on_he_or_she 0.408 opens_on_it 0.095 opens_on_they 0.239
  opens_on_this_or_that 0.284 opens_on_we 0.212 opens_on_whose -0.194 opens_on_you 0.201 opens_one 0.202
  opens_only -0.227 opens_opened -0.029 opens_our 0.09 opens_out -0.093 opens_over -0.069 opens_paid -0.149
  opens_passed -0.091 opens_people -0.091 opens_phone 0.032 opens_picked -0.069 opens_played -0.104 opens_power -0.047
  opens_put -0.031 opens_quiet -0.027 opens_radio -0.041 opens_rain -0.082 opens_ran -0.079 opens_rang -0.089
  opens_read -0.19 opens_rice -0.087 opens_right -0.096 opens_round -0.024 opens_said -0.363 opens_same 0.19
  opens_sat -0.17 opens_saturday -0.041 opens_saw -0.025 opens_say -0.09 opens_says 0.213 opens_school -0.036
  opens_sent -0.039 opens_seven -0.089 opens_she 0.178 opens_she'd 0.118 opens_showed -0.024 opens_signed -0.091
  opens_since -0.197 opens_sir 0.128 opens_sister -0.045 opens_six -0.02 opens_sixty -0.031 opens_slept -0.134
  opens_slow -0.035 opens_snow -0.064 opens_so 0.3 opens_sold -0.178 opens_somebody -0.049 opens_somebody's -0.073
  opens_someone 0.167 opens_something -0.077 opens_sorry -0.17 opens_started -0.071 opens_stayed -0.115
  opens_still -0.126 opens_stood 0.086 opens_sunday -0.043 opens_ten -0.121 opens_thank 0.206 opens_that's -0.041
  opens_the 0.128 opens_their -0.045 opens_then 0.274 opens_there 0.48 opens_there's 0.656 opens_they 0.061
  opens_they're 0.191 opens_third 0.068 opens_thirty 0.021 opens_this 0.212 opens_thought 0.025 opens_three 0.181
  opens_through -0.029 opens_thursday 0.028 opens_to -0.051 opens_today 0.366 opens_told 0.309 opens_too -0.025
  opens_took -0.295 opens_turned 0.118 opens_twenty 0.249 opens_two -0.086 opens_uncle -0.093 opens_under -0.041
  opens_up -0.021 opens_us -0.038 opens_very -0.156 opens_walked -0.077 opens_wanted -0.026 opens_was -0.135
  opens_washed -0.11 opens_watched -0.216 opens_water -0.039 opens_we 0.362 opens_we're -0.195 opens_we've 0.093
  opens_well 0.113 opens_went -0.315 opens_what -0.178 opens_when 0.226 opens_where -0.029 opens_which -0.123
  opens_white -0.057 opens_who -0.337 opens_whole -0.027 opens_why -0.068 opens_wife -0.055 opens_will -0.05
  opens_wind -0.106 opens_woke -0.053 opens_won 0.077 opens_would -0.049 opens_wouldn't 0.312 opens_wrote -0.084
  opens_yes 0.272 opens_you -0.096 opens_you're 0.11 opens_young -0.054 opens_your 0.137 place_0 -0.889 place_1 -1.124
  place_2 -0.254 place_3 0.326 place_4 0.065 rarer_0 -0.218 rarer_1 -0.362 rarer_2 -0.301 rarer_3 -0.431 rarer_4 -0.661
  returning_0 -0.456 returning_1 -0.261 returning_2 -0.125 returning_3 -0.121 sentence 0.858
  sentence_that_ends_the_likeliest_heart 0.201 sentences_1 -0.35 sentences_2 -0.124 sentences_3 -0.474
  sentences_4 -0.512 sentences_5 -0.521 sentences_6 -0.335 sentences_7 -0.152 sentences_8 -0.253 speaks_of_saying -0.03
  still 0.197 to_the_end -0.28 weeps -0.205 within_0 -0.464 within_1 -0.198 within_2 -0.156 within_3 0.063
  words_10 -0.04 words_11 -0.077 words_12 -0.205 words_13 -0.485 words_14 -0.902 words_2 -1.541 words_3 -0.752
  words_4 -0.297 words_5 -0.045 words_6 0.094 words_7 0.134 words_8 0.131 words_9 0.185
`);
export const bias = -0.432;
