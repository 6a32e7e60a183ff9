/** Words that speak of harming oneself, however they are typed: whoever writes them is shown where to find help. */
export const asksForCare = lines(`
I want to die
i wanna die
want to die tonight
I WANT TO DIE!!!!
i want to dieeeee
i wnat to die
maybe i shud jus die
I want to kill myself
im gonna kill myself
i want to kil myself
want to kill myelf
i'm going to kill my self
thought about killing myself again
kms
i might kms tonight
unalive myself
i want to end my life
i have a plan to end my life
thoughts of ending my life
I want to end it all
Tried to end it last night
commit suicide
i want to commit sucide
suicidal thoughts all day
I am suicidle
sui-cide is no word, suicide is
better off without me
everyone would be better of without me
the kids would be better off with out me
the world is better without me
i'd be better off dead
i might as well be dead
nobody would miss me
nobody would notice if I was gone
cut myself again
i cut my self again
cutting again
slit my wrists
hurt myself tonight
I burned myself with a cigarette again
I starved myself again
self harm again
self-harmed today
selfharm
took an overdose
overdosed on my tablets
overdosed on purpose
i took too many pills
thinking about jumping off the bridge
i want to jump in front of a train
i want to hang myself
I wrote a suicide note
dont want to be here anymore
I don't want to live
I don’t want to live any more
I don‘t want to live
I don´t want to live
I don\`t want to live
I do not want to wake up tomorrow
don't want to exist
i wish i was dead
wish i was never born
everything would be easier if I was dead
no reason to live
no point living
life isnt worth living
whats the point in living
I can't go on
I cant do this any longer
I do not feel safe with myself tonight
I am a danger to myself
this is my last day alive
k i l l myself
I want to d i e
I want to d.i.e
kill mys3lf
su1cide
k*ll myself
su!cide
I wаnt to dіе
Ｉ ｗａｎｔ ｔｏ ｄｉｅ
𝐈 𝐰𝐚𝐧𝐭 𝐭𝐨 𝐝𝐢𝐞
I want to di\u200be
sui\u00adcide
I want\u00a0to\u2003die
Lovely lunch with Ana, the heron was back. I still want to kill myself.
My friend left and I want to die
I want my life to end
I give up on life
Life isn't worth it any more
I can't do life any more
I can't face another day alive
I don't see the point in living
I don't want to be on this planet any more
I am no longer sure I want to be alive
I don't see a future for me, I won't be here at Christmas
I've not eaten for five days, I want to waste away and die
I want to close my eyes and not open them again
I almost killed myself on Tuesday
no one would even notice if I killed myself
My third suicide attempt was this week
I thought about ending it today
I nearly ended it last night
I was sitting on the train platform and thought about jumping
I know exactly how I'd do it
I have a plan for how I would do it
I think about dying all the time
I can't stop thinking about death and how to do it
I'm scared of what I might do to myself
I don't trust myself alone tonight
I am not safe on my own tonight
The urge to cut is so strong tonight
I cut too deep this time
I scratched my arms until they bled
I hit my head against the wall again on purpose
I swallowed all my antidepressants
I took thirty tablets
I drank bleach
It would be better if I died
My kids deserve better and they would be happier without me
I wish I had died instead of him
I wish it was me who died
I wish the crash had killed me
Sometimes I hope a car hits me
I hope I get hit by a bus
Id rather die than wake up to this again
The film was good but I still want to die
I said to the doctor that I want to kill myself
my head keeps telling me to end it
`);

/**
 * Words that look back on it from a safer place. They are shown the card as well: whoever is near enough to write of it
 * may be near enough to need it, and a card too many costs one tap.
 */
export const looksBackOnIt = lines(`
I am no longer suicidal
no suicidal thoughts today
one year clean from self-harm
I used to want to die
Ten years since I tried to kill myself
kms lol my boss saw the meme
`);

/** Words that only sound so. */
export const soundsLikeIt = lines(`
so jay ended it by text during french and Nadia came round with doritos
lino today and I didn't stab myself with the cutter
this cake is to die for
killed it at the gym
killing it at work
watched Suicide Squad with Tom
a show about suicide
Suicide prevention training at work, good biscuits
the old car with the suicide doors
cut myself some slack
cut myself a slice of cake
cut myself shaving
cut myself off from social media
I cut the bread myself
my plant died
my phone died
my battery is dead
dead tired
dead on my feet
dead funny film
I nearly died laughing
I wanted to die of embarrassment
I could have died when she read it aloud
watched Die Hard
my feet are killing me
kill two birds with one stone
killing time before the train
I could kill for a coffee
kill myself laughing
ran 5 kms
kms from home and happy
overdosed on chocolate
overdosed on mince pies at the carol service
a suicide-awareness walk with work
dying to try the new cafe
dyed my hair
when I die I want this song
this hill will be the death of me
ended things with Mark
We ended things
I never want it to end
I did not want the day to end
the end of the book
the best day of my life
I took my life in my hands on that ladder
I hurt my knee
hurt myself laughing
did not want to hurt my self-esteem
burned my tongue
burnt myself on the oven
burned myself out at work
I hung the picture myself
hanging out by myself
jumped off the pier with the kids
stood on the bridge and watched the herons
I can't go on holiday this year
I dont want to wake up early
never want to wake up from this dream
I don't want to live in the city
I don't want to be here at work
I want to disappear into my book
I wish I was at the beach
no point in going to work today
drowning in emails
shot myself in the foot at work
I could murder a curry
took my tablets with breakfast
glad to be alive
my son keeps killing himself in Mario
I'm dying to see you on Friday
I would rather die than do karaoke
Rather be dead than red, said grandpa
I was so embarrassed I wanted to die
We watched a film in which the hero kills himself
Wrote my essay on Sylvia Plath's suicide
My grandfather took his own life in 1962, I found his letters
My client did not kill himself, he phoned me
I didn't want to wake up from my nap
I don't want to live anywhere else
I don't want to live alone
I wish I was born in Italy
I wish I was alive in the sixties
I wish I could be here every day, it is so green
I wish I had gone to the party
If I had a car I would drive to the sea with the dog
Everyone was fine without me at the office
They will be fine without me for a week, I am off to Rome
The kids were happier without me hovering
The dog is better off without me fussing
I'm tired of living out of a suitcase
I am tired of life admin
I'm done with life insurance calls for today
I gave up on life drawing and took up clay
I think about death a lot since the philosophy class
What is the point of being here at nine if they come at ten
Can't live with him, can't live without him, and today was with
The kitten scratched my arms until they bled
I cut again and again until the pattern fitted
Banged my knee, not on purpose
I counted my pills for the trip
Took all my medication with me to the cabin
Stood at the edge of the cliff and looked at the sea, one hour of peace
I thought about ending it with Sam and then he brought soup
I want to disappear to the mountains for a week
I want to sleep for ever after that hike
I do not trust myself alone in a bookshop
I wrote a goodbye letter to my colleagues, last day tomorrow
I gave away all my things I did not need, charity shop
I planned my funeral flowers with the solicitor, oddly cheerful
My affairs are in order, the tax is done
U S A trip booked, H2O and mp3s packed
Цветы на окне, и чай
`);

/**
 * Grief and the danger of others are heavy: a toast is soft about them and celebrates nothing. They are not the writer's
 * own danger, so the card, which would answer a loss with a number to ring, does not come.
 */
export const grievesOrFears = lines(`
I lost my aunt to suicide
My friend lost her brother to suicide
Grandpa died this morning
My friend says she wants to die
My brother overdosed and is in hospital
`);

function lines(text: string): string[] {
  return text.trim().split('\n');
}
