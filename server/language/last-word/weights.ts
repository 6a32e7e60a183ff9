// Learned by `npm run train:last-words` from what readers said of invented weeks; `scripts/last-words` learns it.

import { read } from '../base/read-weights.ts';

/** What each sign of `signs.ts` makes of a clause, and what they begin with. */
export const lastWord = read(`
  after_ 0.262 after_a -0.122 after_all 0.049 after_also -0.049 after_and -0.13 after_as -0.101 after_at -0.028
  after_because -0.085 after_both 0.075 after_but -0.62 after_by 0.023 after_came -0.021 after_don't 0.092
  after_even 0.223 after_every 0.053 after_everybody -0.085 after_everyone -0.043 after_first 0.02 after_five 0.175
  after_for -0.088 after_four -0.047 after_got 0.155 after_had -0.041 after_half -0.038 after_he -0.347 after_her -0.044
  after_his 0.054 after_how -0.025 after_i -0.544 after_i'm 0.127 after_i've -0.033 after_if -0.032 after_in 0.034
  after_is -0.062 after_it -0.975 after_it's -0.157 after_just -0.036 after_last -0.022 after_like 0.122
  after_maybe -0.038 after_me -0.046 after_my 0.145 after_no -0.046 after_not -0.146 after_one 0.056 after_put 0.173
  after_same -0.058 after_saying 0.129 after_she -0.195 after_six -0.04 after_so -0.44 after_somebody -0.146
  after_still -0.022 after_that -0.771 after_then 0.186 after_they -0.251 after_this -0.051 after_three -0.045
  after_took -0.023 after_two -0.08 after_very -0.078 after_we -0.112 after_well 0.057 after_when 0.162
  after_where -0.065 after_who -0.499 after_with -0.232 after_you -0.742 again -0.292 all 0.231 before_ -0.026
  before_about -0.057 before_again 0.071 before_all 0.19 before_also -0.037 before_always 0.075 before_and 0.364
  before_anything 0.16 before_anyway -0.064 before_are -0.099 before_asked -0.677 before_at -0.047 before_ate -0.046
  before_back 0.073 before_bag 0.07 before_because -0.311 before_bed -0.048 before_box 0.04 before_boy -0.047
  before_but 0.219 before_called -0.037 before_can -0.081 before_car 0.165 before_church -0.044 before_class -0.046
  before_cos -0.089 before_counted -0.03 before_day 0.064 before_did -0.251 before_dinner -0.032 before_do -0.228
  before_dog -0.03 before_door 0.07 before_evening 0.045 before_everybody -0.038 before_everything 0.069
  before_first -0.037 before_five -0.034 before_floor 0.143 before_for -0.038 before_four -0.062 before_friday -0.034
  before_girl -0.021 before_goes 0.544 before_good -0.027 before_got -0.039 before_had -0.057 before_hand 0.04
  before_have -0.066 before_her 0.207 before_here 0.096 before_him 0.056 before_home -0.042 before_hour 0.321
  before_hours 0.237 before_house -0.081 before_if -0.198 before_in -0.07 before_is -0.141 before_it 0.384
  before_know -0.047 before_leave -0.026 before_like -0.817 before_lunch -0.057 before_man -0.073 before_market -0.028
  before_me 0.043 before_minutes -0.034 before_monday 0.076 before_more -0.061 before_mother -0.056 before_much -0.025
  before_night 0.039 before_nine -0.024 before_no 0.045 before_nothing 0.119 before_now -0.073 before_of -0.136
  before_off 0.409 before_on 0.032 before_once -0.055 before_one -0.066 before_only 0.092 before_open 0.228
  before_out 0.036 before_over -0.05 before_paper 0.263 before_people -0.05 before_phone 0.08 before_quiet 0.028
  before_rain -0.026 before_rice -0.04 before_right -0.064 before_road -0.024 before_room 0.045 before_said 0.945
  before_saturday -0.034 before_say 0.531 before_says 0.444 before_school -0.084 before_shop 0.097 before_side 0.164
  before_six -0.049 before_so -0.403 before_sunday 0.113 before_tea -0.053 before_tell -0.099 before_ten -0.02
  before_thank -0.087 before_that -0.414 before_then -0.106 before_there -0.247 before_thing -0.065 before_think -0.219
  before_thought -0.363 before_thursday -0.037 before_time -0.295 before_times 0.107 before_to -0.105
  before_today -0.211 before_told -0.764 before_tonight -0.043 before_up 0.127 before_us -0.067 before_wall 0.197
  before_was 0.04 before_way -0.113 before_week -0.021 before_went -0.627 before_what -0.058 before_window -0.062
  before_with -0.026 before_word 0.133 before_would -0.063 before_wrote -0.222 before_year -0.074 before_years -0.255
  before_yes -0.026 before_you -0.022 ends_1 -0.059 ends_10 0.066 ends_11 -0.083 ends_12 -0.106 ends_14 -0.076
  ends_2 -0.095 ends_3 -0.167 ends_6 -0.247 ends_7 0.097 ends_8 -0.075 ends_9 -0.06 ends_about -0.209 ends_after -0.308
  ends_afternoon -0.132 ends_again -0.111 ends_age -0.168 ends_alive 0.071 ends_all -0.116 ends_also -0.176
  ends_always 0.079 ends_am -0.053 ends_angry -0.084 ends_anyone -0.041 ends_anyway 0.173 ends_are 0.05 ends_arm 0.149
  ends_as -0.089 ends_ask -0.146 ends_asking 0.16 ends_asleep -0.092 ends_ate -0.044 ends_august -0.056 ends_away 0.079
  ends_baby 0.305 ends_back 0.046 ends_bad 0.024 ends_bag -0.257 ends_bags -0.044 ends_banana -0.095 ends_bank -0.025
  ends_bathroom 0.022 ends_be 0.141 ends_beans -0.111 ends_bed 0.07 ends_been 0.145 ends_before -0.086
  ends_behind -0.086 ends_believe -0.046 ends_belt -0.181 ends_bench 0.074 ends_better 0.033 ends_big -0.102
  ends_bin 0.057 ends_bins -0.131 ends_birthday 0.081 ends_bit -0.038 ends_black -0.043 ends_blue 0.155 ends_board 0.155
  ends_book -0.02 ends_boot 0.128 ends_boots -0.04 ends_both 0.098 ends_bottle 0.061 ends_bottom 0.075 ends_bowl -0.111
  ends_bowls -0.053 ends_box 0.217 ends_boy 0.062 ends_boys -0.147 ends_bread -0.075 ends_break 0.204
  ends_breakfast -0.077 ends_bridge 0.076 ends_broken -0.15 ends_bucket 0.248 ends_bus -0.245 ends_by 0.107
  ends_cake 0.089 ends_call -0.05 ends_called 0.1 ends_came 0.366 ends_can 0.092 ends_car -0.443 ends_cards -0.058
  ends_cat 0.128 ends_centre -0.051 ends_chair 0.079 ends_chairs 0.083 ends_change -0.044 ends_child 0.06
  ends_children 0.084 ends_chips 0.324 ends_church 0.167 ends_clapped 0.036 ends_class 0.155 ends_clean -0.077
  ends_clock -0.147 ends_close -0.034 ends_cloth 0.042 ends_clothes -0.097 ends_coat 0.454 ends_coats 0.056
  ends_coffee -0.11 ends_cold -0.146 ends_colour -0.07 ends_come 0.168 ends_coming 0.26 ends_company 0.063
  ends_complain -0.251 ends_cook 0.093 ends_cooker 0.028 ends_corner 0.142 ends_correct 0.085 ends_could 0.07
  ends_count 0.362 ends_counted -0.071 ends_counter -0.2 ends_course -0.037 ends_cousin -0.115 ends_cow 0.18
  ends_cream -0.026 ends_cried -0.066 ends_cry -0.043 ends_crying -0.095 ends_cup 0.307 ends_cupboard -0.057
  ends_curtains -0.071 ends_dad -0.104 ends_dark -0.058 ends_date -0.244 ends_daughter 0.142 ends_day -0.322
  ends_days -0.101 ends_dead -0.338 ends_degrees -0.032 ends_dentist 0.141 ends_desk 0.063 ends_did -0.242
  ends_died -0.362 ends_dinner -0.118 ends_do -0.518 ends_doctor -0.034 ends_does -0.218 ends_dog 0.186
  ends_dollars -0.089 ends_don't -0.157 ends_done 0.127 ends_door 0.133 ends_doors -0.041 ends_drawer 0.042
  ends_drill -0.027 ends_drive 0.051 ends_driving 0.285 ends_dry 0.086 ends_duck 0.207 ends_each 0.206 ends_ear -0.054
  ends_early -0.215 ends_ears 0.065 ends_eat 0.05 ends_eating 0.067 ends_egg 0.094 ends_eggs -0.123 ends_eight 0.096
  ends_either -0.02 ends_eleven 0.211 ends_empty 0.054 ends_end 0.493 ends_english -0.065 ends_enough 0.072
  ends_envelope 0.026 ends_evening -0.161 ends_everybody -0.039 ends_everyone -0.21 ends_everything 0.246
  ends_everywhere -0.204 ends_extra 0.095 ends_eyes -0.023 ends_face -0.295 ends_family -0.107 ends_fan -0.163
  ends_fast -0.186 ends_father 0.231 ends_fault -0.083 ends_february -0.106 ends_feet -0.137 ends_fence -0.028
  ends_field 0.075 ends_fine -0.177 ends_fingers -0.077 ends_fire -0.079 ends_first 0.409 ends_fish 0.134
  ends_five -0.03 ends_flat 0.045 ends_floor 0.156 ends_food -0.066 ends_foot 0.208 ends_football -0.118 ends_for -0.054
  ends_form -0.08 ends_four -0.071 ends_free 0.173 ends_freezer -0.097 ends_friday -0.235 ends_fridge -0.083
  ends_front 0.054 ends_full -0.095 ends_garage -0.142 ends_gate 0.087 ends_girls -0.025 ends_glass 0.074
  ends_glasses -0.081 ends_go -0.043 ends_goat 0.255 ends_god 0.19 ends_going 0.094 ends_gone -0.205 ends_green 0.326
  ends_group 0.025 ends_had -0.13 ends_hair 0.306 ends_ham 0.041 ends_hands 0.09 ends_happy -0.12 ends_hat 0.267
  ends_have -0.088 ends_head 0.207 ends_hear 0.062 ends_heard -0.105 ends_heat -0.051 ends_help -0.028 ends_here 0.269
  ends_hers -0.03 ends_herself 0.487 ends_hill 0.118 ends_him 0.252 ends_himself -0.115 ends_hip -0.175 ends_hole -0.18
  ends_home -0.062 ends_horn 0.466 ends_horse 0.035 ends_hospital -0.058 ends_hour 0.103 ends_house -0.102
  ends_how -0.075 ends_hundred -0.12 ends_hurt -0.038 ends_i 0.059 ends_ice -0.067 ends_idea -0.134 ends_if -0.192
  ends_in -0.197 ends_inside 0.198 ends_is -0.321 ends_it -0.081 ends_its_note 0.766 ends_job -0.04 ends_june 0.054
  ends_just -0.057 ends_keep -0.025 ends_kettle 0.022 ends_key -0.068 ends_kids -0.056 ends_kitchen -0.072
  ends_knee -0.138 ends_knees -0.121 ends_knew -0.086 ends_knife 0.041 ends_know 0.04 ends_knows -0.067
  ends_ladder 0.103 ends_lady -0.031 ends_lamp 0.091 ends_last 0.024 ends_late 0.047 ends_laugh 0.044
  ends_laughed -0.228 ends_laughing 0.131 ends_leave -0.029 ends_left -0.041 ends_leg 0.185 ends_legs -0.028
  ends_less -0.041 ends_letters 0.111 ends_lid 0.134 ends_life 0.265 ends_lift -0.071 ends_light -0.073
  ends_lights -0.028 ends_like -0.144 ends_likes 0.107 ends_line 0.057 ends_lines -0.026 ends_list 0.027
  ends_long -0.185 ends_looked -0.049 ends_looking -0.023 ends_lost -0.133 ends_lot -0.212 ends_lovely 0.023
  ends_lunch -0.23 ends_ma'am -0.035 ends_machine -0.161 ends_make -0.024 ends_man 0.025 ends_many -0.095
  ends_march 0.049 ends_market -0.07 ends_mass 0.194 ends_match -0.034 ends_maths -0.02 ends_may -0.068
  ends_maybe -0.083 ends_me -0.215 ends_men -0.024 ends_middle -0.057 ends_midnight -0.064 ends_mind -0.118
  ends_mine 0.048 ends_minute -0.068 ends_minutes -0.132 ends_mistake -0.077 ends_monday -0.228 ends_money -0.124
  ends_month -0.256 ends_more 0.305 ends_morning -0.091 ends_mother 0.034 ends_move 0.068 ends_moved 0.069
  ends_much -0.175 ends_mum -0.112 ends_myself 0.09 ends_name 0.051 ends_need -0.034 ends_news -0.092
  ends_newspaper -0.038 ends_nice -0.03 ends_night -0.026 ends_nights -0.06 ends_nine 0.142 ends_no -0.128
  ends_nobody -0.057 ends_noise -0.032 ends_noon -0.087 ends_nose -0.049 ends_not -0.202 ends_note -0.066
  ends_notes 0.041 ends_nothing -0.312 ends_noticed -0.039 ends_now -0.034 ends_number -0.031 ends_nurse 0.148
  ends_o'clock -0.034 ends_obviously -0.059 ends_october 0.043 ends_of -0.102 ends_off -0.058 ends_office -0.153
  ends_oh -0.163 ends_oil -0.159 ends_ok -0.211 ends_okay -0.088 ends_old -0.084 ends_on 0.041 ends_once 0.082
  ends_one 0.312 ends_ones -0.024 ends_onion 0.075 ends_only -0.192 ends_open -0.195 ends_or -0.059 ends_order 0.063
  ends_other -0.079 ends_out 0.062 ends_outside 0.021 ends_over -0.24 ends_own 0.072 ends_page -0.08 ends_pages -0.023
  ends_paid -0.091 ends_pan -0.025 ends_paper -0.203 ends_park -0.045 ends_parking -0.102 ends_part -0.06
  ends_pass 0.166 ends_passed 0.37 ends_past -0.049 ends_pay 0.109 ends_pen 0.339 ends_pencil 0.283 ends_people -0.232
  ends_pepper -0.1 ends_person 0.049 ends_phone -0.159 ends_photo 0.065 ends_pieces -0.109 ends_place -0.031
  ends_plates -0.126 ends_please 0.379 ends_pocket 0.118 ends_points -0.073 ends_post -0.042 ends_pot -0.023
  ends_pounds -0.024 ends_practice -0.021 ends_price -0.143 ends_properly -0.098 ends_pump 0.042 ends_purpose -0.133
  ends_questions -0.026 ends_queue -0.243 ends_quiet -0.278 ends_radio 0.14 ends_rain -0.082 ends_rang 0.15
  ends_read -0.038 ends_really -0.047 ends_reason 0.135 ends_red -0.121 ends_remember -0.202 ends_report -0.09
  ends_rice 0.233 ends_right 0.14 ends_ring 0.102 ends_road -0.033 ends_roll -0.184 ends_room -0.21 ends_rope 0.23
  ends_round 0.117 ends_row -0.035 ends_run 0.213 ends_running -0.114 ends_salt 0.206 ends_same -0.065
  ends_sandwich 0.052 ends_saturday -0.03 ends_saw -0.129 ends_school 0.212 ends_sea 0.112 ends_seat -0.067
  ends_seconds -0.115 ends_seen 0.165 ends_september -0.07 ends_serious -0.053 ends_seven 0.053 ends_shed -0.12
  ends_sheep 0.045 ends_shift -0.099 ends_shop -0.146 ends_shot -0.088 ends_shoulder -0.038 ends_shouted 0.2
  ends_shouting 0.07 ends_sick -0.04 ends_side 0.463 ends_sides -0.02 ends_sign 0.067 ends_sir 0.154 ends_sister 0.02
  ends_six 0.377 ends_size -0.107 ends_sleep -0.244 ends_sleeping -0.024 ends_slept -0.052 ends_slippers 0.213
  ends_slow 0.103 ends_slowly -0.048 ends_small 0.087 ends_smell -0.083 ends_socks -0.151 ends_sofa 0.07
  ends_some -0.111 ends_somebody -0.132 ends_something -0.175 ends_son 0.27 ends_song 0.415 ends_sorry -0.109
  ends_soup 0.271 ends_speak -0.138 ends_spoon -0.032 ends_stairs 0.046 ends_standing -0.045 ends_station -0.085
  ends_stick 0.109 ends_still 0.076 ends_stop 0.155 ends_stopped 0.092 ends_straight -0.052 ends_street -0.034
  ends_string 0.047 ends_sugar -0.195 ends_sun -0.062 ends_supper -0.141 ends_sure -0.064 ends_sweet -0.034
  ends_table 0.027 ends_take -0.054 ends_talk -0.117 ends_talking 0.049 ends_tap -0.066 ends_tea -0.078
  ends_teacher -0.059 ends_team -0.054 ends_teeth -0.026 ends_tell -0.07 ends_ten -0.11 ends_test -0.038
  ends_than -0.049 ends_thank -0.03 ends_that's -0.026 ends_then -0.13 ends_there -0.278 ends_thermos 0.028
  ends_thing -0.326 ends_things 0.159 ends_think -0.041 ends_third -0.06 ends_this -0.113 ends_thought -0.184
  ends_three -0.036 ends_through 0.201 ends_thumb 0.251 ends_thursday 0.059 ends_till -0.081 ends_time -0.126
  ends_times 0.296 ends_tin -0.088 ends_tired -0.104 ends_to -0.109 ends_toast 0.193 ends_today -0.189
  ends_together 0.039 ends_too -0.082 ends_took -0.032 ends_tooth 0.031 ends_top 0.185 ends_torch -0.026
  ends_trailer 0.072 ends_train -0.02 ends_tray -0.062 ends_tree -0.058 ends_truck -0.2 ends_true 0.054 ends_try -0.088
  ends_tuesday 0.086 ends_turn 0.201 ends_twelve 0.022 ends_twice -0.202 ends_two 0.258 ends_umbrella -0.045
  ends_uncle -0.109 ends_under -0.033 ends_until -0.034 ends_up -0.075 ends_upstairs 0.122 ends_us -0.124
  ends_usual -0.178 ends_van 0.416 ends_video -0.061 ends_voice -0.059 ends_waited 0.108 ends_wall 0.235
  ends_want -0.079 ends_wanted -0.062 ends_warm -0.073 ends_was -0.04 ends_watch 0.084 ends_water -0.177 ends_way 0.136
  ends_weather 0.282 ends_wedding -0.152 ends_wednesday -0.122 ends_week -0.064 ends_weeks -0.128 ends_well -0.106
  ends_wet -0.131 ends_what -0.11 ends_when -0.168 ends_where -0.159 ends_which -0.09 ends_while -0.159
  ends_whistle 0.062 ends_white -0.316 ends_who -0.073 ends_why -0.173 ends_wife -0.198 ends_will 0.052 ends_wind 0.13
  ends_window 0.08 ends_windows -0.051 ends_won 0.062 ends_word -0.212 ends_words 0.034 ends_work -0.039
  ends_working 0.139 ends_works 0.112 ends_worse -0.137 ends_would -0.124 ends_write -0.073 ends_wrong 0.121
  ends_yard -0.041 ends_year -0.127 ends_years -0.152 ends_yellow 0.171 ends_yes 0.392 ends_yesterday 0.059
  ends_yet -0.216 ends_you 0.054 from_the_middle -1.054 from_the_start -0.945 has_I -0.109 has_a_name -0.044
  has_a_number -0.119 has_a_verb 0.048 has_he 0.089 has_it 0.161 has_kin 0.33 has_me 0.219 has_she 0.179 has_they 0.025
  has_we -0.1 has_you 0.735 heart_0 -1.398 heart_1 -0.529 heart_2 -0.287 heart_3 -0.074 heart_5 -0.072 heart_6 0.156
  heart_7 0.325 heart_8 0.174 is_all_of_its_note 0.127 is_denied -0.492 is_shouted 0.542 just 0.356 last -0.247
  laughs 0.117 likeliest_heart 0.156 note_heavy -0.386 note_length_0 -0.177 note_length_1 -0.094 note_length_2 -0.341
  note_length_3 -0.685 note_length_4 -0.696 note_length_5 -0.32 note_length_6 0.183 note_light_0 -1.048
  note_light_1 -0.378 note_light_2 -0.167 note_light_3 -0.143 note_light_4 -0.128 note_light_5 -0.105
  note_light_6 -0.036 note_light_7 0.106 note_may_be_danger -0.032 note_tender -0.284 of_the_longest -0.274
  of_time -0.288 of_work -0.388 opens_14 -0.051 opens_2 -0.045 opens_22 -0.044 opens_3 -0.062 opens_31 0.025
  opens_4 -0.053 opens_40 -0.043 opens_6 -0.022 opens_9 -0.038 opens_a -0.085 opens_after -0.12 opens_again -0.045
  opens_ah -0.085 opens_all 0.124 opens_also -0.11 opens_always -0.104 opens_an 0.121 opens_and -0.819
  opens_anything -0.158 opens_are 0.174 opens_as 0.042 opens_asked 0.034 opens_at 0.127 opens_ate -0.384
  opens_aunty -0.152 opens_baba 0.232 opens_back -0.273 opens_because 0.097 opens_best 0.471 opens_big -0.063
  opens_bit -0.09 opens_black -0.054 opens_blood -0.024 opens_boss -0.086 opens_both 0.024 opens_bought -0.152
  opens_brought -0.027 opens_bus 0.036 opens_but 0.339 opens_by 0.031 opens_called -0.056 opens_came 0.069
  opens_can 0.309 opens_can't 0.027 opens_carried 0.067 opens_changed -0.061 opens_chef -0.083 opens_chips -0.079
  opens_choir -0.047 opens_church -0.08 opens_cleaned -0.078 opens_closed 0.099 opens_coach -0.27 opens_coffee -0.023
  opens_cold -0.03 opens_come 0.089 opens_could -0.068 opens_couldn't -0.216 opens_counted -0.053 opens_cried 0.024
  opens_cut -0.092 opens_daddy 0.42 opens_day -0.066 opens_dead -0.033 opens_did -0.156 opens_doctor -0.045
  opens_does 0.079 opens_don't -0.085 opens_down -0.128 opens_dr -0.036 opens_drove 0.033 opens_early -0.02
  opens_eleven 0.307 opens_even 0.183 opens_every 0.302 opens_everybody -0.23 opens_everyone -0.174
  opens_everything 0.157 opens_father -0.027 opens_fed -0.068 opens_fine -0.093 opens_finished -0.074 opens_first -0.032
  opens_fish -0.155 opens_five -0.052 opens_fixed -0.094 opens_flat -0.024 opens_fog 0.072 opens_for -0.046
  opens_forgot -0.205 opens_forty 0.021 opens_found 0.027 opens_four 0.329 opens_friday -0.06 opens_full 0.064
  opens_gave -0.127 opens_give -0.046 opens_go 0.343 opens_good -0.147 opens_got -0.503 opens_green 0.033
  opens_had -0.384 opens_half -0.092 opens_hard -0.052 opens_has -0.092 opens_have -0.128 opens_he 0.395
  opens_he'd 0.175 opens_he's 0.127 opens_held -0.082 opens_her -0.041 opens_him -0.134 opens_his -0.163 opens_hit 0.118
  opens_home -0.203 opens_how -0.035 opens_i'd -0.207 opens_i'll 0.084 opens_i'm 0.274 opens_i've 0.412 opens_in -0.15
  opens_inside 0.08 opens_is 0.365 opens_it -0.108 opens_it's 0.366 opens_its -0.119 opens_its_note -0.472
  opens_kept -0.022 opens_lady -0.085 opens_last -0.064 opens_lay 0.297 opens_left 0.188 opens_let 0.176
  opens_light -0.081 opens_like 0.208 opens_listened -0.036 opens_little -0.036 opens_locked -0.021 opens_long -0.073
  opens_look 0.125 opens_looked -0.169 opens_lost -0.264 opens_loud -0.03 opens_lunch -0.029 opens_ma -0.113
  opens_madam 0.306 opens_made -0.088 opens_mam -0.042 opens_mama 0.134 opens_man 0.111 opens_many -0.055
  opens_mass -0.043 opens_maths -0.122 opens_maureen 0.181 opens_maybe -0.068 opens_me -0.205 opens_mine 0.1
  opens_minus -0.046 opens_miss 0.141 opens_missed -0.05 opens_mom 0.059 opens_morning -0.025 opens_mother 0.074
  opens_moved -0.064 opens_mr 0.187 opens_mrs -0.031 opens_much -0.112 opens_mum -0.378 opens_my -0.06 opens_nan 0.122
  opens_neither 0.03 opens_never 0.07 opens_new -0.243 opens_next -0.055 opens_nice 0.56 opens_night -0.028
  opens_nine 0.079 opens_nineteen -0.023 opens_no 0.027 opens_nobody 0.587 opens_not 0.426 opens_nothing -0.165
  opens_now 0.403 opens_number 0.045 opens_of -0.096 opens_off 0.081 opens_oh 0.204 opens_ok -0.021 opens_okay -0.052
  opens_old -0.061 opens_on 0.052 opens_on_I 0.162 opens_on_a_joint -0.339 opens_on_a_number -0.237
  opens_on_a_preposition -0.478 opens_on_a_question -0.084 opens_on_an_article 0.083 opens_on_he_or_she 0.393
  opens_on_it 0.07 opens_on_they 0.238 opens_on_this_or_that 0.287 opens_on_we 0.195 opens_on_whose -0.217
  opens_on_you 0.211 opens_one 0.197 opens_only -0.197 opens_opened -0.029 opens_our 0.093 opens_out -0.101
  opens_over -0.074 opens_paid -0.14 opens_passed -0.087 opens_people -0.091 opens_phone 0.039 opens_picked -0.071
  opens_played -0.103 opens_power -0.048 opens_put -0.046 opens_quiet -0.03 opens_radio -0.041 opens_rain -0.081
  opens_ran -0.078 opens_rang -0.093 opens_read -0.19 opens_rice -0.087 opens_right -0.098 opens_round -0.037
  opens_said -0.4 opens_same 0.149 opens_sat -0.178 opens_saturday -0.044 opens_saw -0.024 opens_say -0.094
  opens_says 0.206 opens_school -0.038 opens_sent -0.039 opens_seven -0.095 opens_she 0.176 opens_she'd 0.058
  opens_showed -0.026 opens_signed -0.085 opens_since -0.2 opens_sir 0.229 opens_sister -0.046 opens_six -0.024
  opens_sixty -0.033 opens_slept -0.125 opens_slow -0.035 opens_snow -0.057 opens_so 0.256 opens_sold -0.181
  opens_some 0.022 opens_somebody -0.049 opens_somebody's -0.073 opens_someone 0.162 opens_something -0.076
  opens_sorry -0.189 opens_started -0.07 opens_stayed -0.122 opens_still -0.116 opens_stood 0.068 opens_sunday -0.04
  opens_talked -0.022 opens_thank 0.175 opens_that -0.063 opens_that's -0.039 opens_the 0.119 opens_their -0.043
  opens_then 0.224 opens_there 0.457 opens_there's 0.646 opens_they 0.063 opens_they're 0.193 opens_third 0.072
  opens_this 0.271 opens_thought 0.034 opens_three 0.185 opens_through -0.03 opens_thursday 0.031 opens_to -0.068
  opens_today 0.39 opens_told 0.301 opens_too -0.023 opens_took -0.297 opens_turned 0.106 opens_twenty 0.25
  opens_two -0.078 opens_uncle -0.047 opens_under -0.042 opens_up -0.023 opens_us -0.042 opens_very -0.158
  opens_walked -0.087 opens_wanted -0.028 opens_was -0.152 opens_washed -0.111 opens_watched -0.22 opens_water -0.036
  opens_we 0.352 opens_we're -0.197 opens_we've 0.087 opens_well 0.094 opens_went -0.317 opens_what -0.189
  opens_when 0.25 opens_where -0.043 opens_which -0.134 opens_white -0.056 opens_who -0.387 opens_whole -0.024
  opens_why -0.075 opens_wife -0.054 opens_will -0.054 opens_wind -0.107 opens_woke -0.045 opens_won 0.078
  opens_would -0.052 opens_wouldn't 0.311 opens_wrote -0.106 opens_yes 0.267 opens_you -0.083 opens_young -0.055
  opens_your 0.129 place_0 -0.883 place_1 -1.146 place_2 -0.265 place_3 0.326 place_4 0.13 rarer_0 -0.228 rarer_1 -0.365
  rarer_2 -0.292 rarer_3 -0.413 rarer_4 -0.674 returning_0 -0.454 returning_1 -0.272 returning_2 -0.093
  returning_3 -0.111 sentence 0.865 sentence_that_ends_the_likeliest_heart 0.155 sentences_1 -0.174 sentences_2 -0.114
  sentences_3 -0.435 sentences_4 -0.449 sentences_5 -0.519 sentences_6 -0.368 sentences_7 -0.244 sentences_8 -0.366
  speaks_of_saying -0.022 still 0.19 to_the_end -0.296 weeps -0.199 within_0 -0.464 within_1 -0.174 within_2 -0.17
  within_3 0.054 words_10 -0.032 words_11 -0.065 words_12 -0.19 words_13 -0.507 words_14 -0.892 words_2 -1.545
  words_3 -0.758 words_4 -0.292 words_5 -0.065 words_6 0.109 words_7 0.149 words_8 0.145 words_9 0.192
`);
export const bias = -0.431;
