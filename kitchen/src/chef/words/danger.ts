/** What is said to somebody in danger: short, plain, and the number to call. No dish is ever offered here. */
import type { Danger } from '../understand/danger.ts';

/*
 * First aid as the NHS and the Red Cross teach it: burns 20 minutes under water, cuts 10 minutes of pressure, chemicals
 * 20 minutes of rinsing. Signs after undercooked meat as CDC tells them for E. coli (1 to 10 days).
 */

export const DANGER: Readonly<Record<Danger, readonly string[]>> = {
  emergency: [
    'That sounds urgent, and I am only a cook. Call the emergency number now (112, 911 or 999), and use an adrenaline pen at once if one was prescribed. Dinner can wait.',
    'Please call the emergency number at once (112, 911 or 999). If there is an adrenaline pen for this person, use it now. I am here for the cooking afterwards.',
    'Do not wait for a cook: call the emergency number (112, 911 or 999) now, and use the adrenaline pen if there is one. Everything else comes later.',
  ],
  'low-sugar': [
    'First something sweet that works fast, right now, whatever you eat otherwise: a small glass of fruit juice or of a fizzy drink (not a diet one), the tablets made for this, or a handful of sweets. Measure again after 15 minutes and take the same once more if it is still low, then eat something starchy that suits you. If you get worse, cannot swallow or feel faint, call the emergency number (112, 911 or 999). Cooking comes afterwards.',
    'Do not cook now. Take something sweet that works fast, at once, whatever you eat otherwise: fruit juice, the tablets made for this, a fizzy drink that is not a diet one, or sweets. Check again in 15 minutes, repeat if it is still low, then eat something starchy that suits you. If it does not get better, or somebody is confused or faint, call the emergency number (112, 911 or 999).',
  ],
  choking: [
    'If somebody cannot breathe, cough or speak, call the emergency number (112, 911 or 999) now. Meanwhile give up to five firm blows between the shoulder blades, then, for anybody over one year, up to five abdominal thrusts, and repeat. For a baby use back blows and chest thrusts, never abdominal ones. If they can still cough, let them cough.',
    'Call the emergency number (112, 911 or 999) if they cannot breathe or speak. Bend them forward, five sharp blows between the shoulder blades, then five abdominal thrusts (for a baby chest thrusts instead), over and over until it comes out or help is there.',
  ],
  swallowed: [
    'Call poison control or the emergency number now (112, 911 or 999; in the United States Poison Help, 1-800-222-1222). Do not make them vomit, and give nothing to eat or drink unless you are told to. Keep the packet or what is left of it at hand.',
    'Please ring the poison centre or the emergency number at once (112, 911 or 999; Poison Help in the United States is 1-800-222-1222). No vomiting, no food, no drink until they tell you. Have the packaging ready to read out.',
  ],
  'baby-honey': [
    'Please call your doctor, health visitor or an out-of-hours line now and tell them how much and when: it can give a baby under one botulism. It is rare, but watch for constipation, a weak cry, poor feeding or floppiness over the next weeks, and with any of these call the emergency number (112, 911 or 999). No more of it before the first birthday.',
    'Ring a doctor today and say what the baby had, how old the baby is and how much it was. Most come to no harm, but if there is a weak cry, floppiness, constipation or trouble feeding or breathing, call the emergency number (112, 911 or 999) at once. It waits for the first birthday.',
  ],
  fire: [
    'Never put water on it, and do not carry it. If you can reach it without leaning over the flames, turn the heat off, slide a lid, a baking tray or a fire blanket over it and leave that on until it is quite cold; an oven, microwave or toaster stays shut and is switched off at the plug. If it does not go out at once, get everybody out, close the door behind you and call your local emergency number (112, 911 or 999).',
    'Heat off, lid or fire blanket on, and never water, which makes burning oil explode. Keep the door of an oven or microwave shut and cut the power; do not move anything that burns. If it grows, or you are in any doubt, leave with everybody, shut the door and call your local emergency number (112, 911 or 999) from outside.',
  ],
  gas: [
    'Get everybody into the fresh air now, and open doors and windows on the way if that costs no time. Touch no switch and light nothing; once outside call your local emergency number (112, 911 or 999) or the emergency line of your gas supplier. A headache, dizziness or sickness near a flame or glowing coals can be carbon monoxide, which has no smell: say so when you call.',
    'Leave at once and take everybody with you: no switches, no flame, doors open behind you. From outside call your local emergency number (112, 911 or 999) or the gas emergency line, and tell them if somebody has a headache, is dizzy, sick or drowsy, since carbon monoxide cannot be smelled. Go back in only when they say so.',
  ],
  fumes: [
    'Never mix those: together they can give off a poisonous gas. If it has happened, leave the room now, breathe fresh air, pour nothing more in and let the room air out. For a cough, stinging eyes or a tight chest call the poison centre, and if somebody struggles to breathe your local emergency number (112, 911 or 999).',
    'Out of the room and into fresh air first, with everybody else; open a window only if it is on the way, and do not try to clean it up yet. Bleach and its like go with water and nothing else. Call the poison centre for advice, or your local emergency number (112, 911 or 999) if breathing is hard.',
  ],
  splashed: [
    'Rinse it at once under gently running, lukewarm water for 20 minutes, from the nose outwards if it is an eye, and take off lenses and whatever is soaked. Then call the poison centre or a doctor with the bottle in your hand; for an eye, or skin that is white, blistered or very sore, call your local emergency number (112, 911 or 999).',
    'Running water, now, for a full 20 minutes; hold an eye open in it and take contact lenses out. Have an eye seen at a hospital straight afterwards, ring the poison centre about the rest, and call your local emergency number (112, 911 or 999) if the pain or the sight gets worse.',
  ],
  stuck: [
    'If they cannot breathe, speak or cough, call the emergency number (112, 911 or 999) now and give five firm blows between the shoulder blades, then five abdominal thrusts (for a baby chest thrusts), over and over. If breathing is easy, take nothing more to eat to push it down, do not poke at it, and have it looked at in a hospital today: at once if swallowing is impossible, the mouth fills with spit, the chest or belly hurts, or there is blood.',
    'Can they breathe and speak? If not, call the emergency number (112, 911 or 999) and give five back blows and five abdominal thrusts in turn (chest thrusts for a baby). If they can, no more food on top of it and no fingers down the throat: something sharp, or anything that stays stuck, is for a hospital today, and right away with pain, drooling or blood.',
  ],
  foraged: [
    'Call the poison centre or the emergency number now (112, 911 or 999; in the United States Poison Help, 1-800-222-1222), even if everybody feels well: the worst of these poisons are felt only after 6 to 24 hours. Do not make anybody vomit. Keep whatever is left of it, and take a picture of where it grew.',
    'Do not wait for signs: ring the poison centre or the emergency number (112, 911 or 999; Poison Help in the United States is 1-800-222-1222) at once and say what was eaten, how much and when. The dangerous kinds often do nothing for half a day. Nobody should be made to vomit, and a piece of it, even from the bin, helps to tell what it was.',
  ],
  pet: [
    'Ring a vet or an animal poison line now, before there are any signs: some of what we eat harms animals in small amounts. Tell them what it was, how much, when, and how heavy the animal is, and keep the packet. Do not make it vomit unless they say so.',
    'Please call a vet straight away, out of hours too, or an animal poison line, and do not wait and see. Have the weight of the animal, the amount and the time ready, and the wrapping if there is one. No salt water and no home cures: the vet decides what comes next.',
  ],
  undercooked: [
    'Take the rest away and cook it through, to 74 °C (165 °F) in the middle. Most people come to no harm, but ring a doctor or a health advice line today if it was a small child, or somebody pregnant, older or ill. For the next ten days watch for fever, vomiting, belly cramps and diarrhoea; with blood in it, hardly any urine, great paleness or drowsiness, call a doctor at once or your local emergency number (112, 911 or 999).',
    'Stop there, and cook what is left to 74 °C (165 °F) in the middle. For a child under five, in a pregnancy, and for older or ill people ask a doctor or a health advice line today, even if all is well; give plenty to drink. Signs can take up to ten days: bloody diarrhoea, little urine, a very pale or drowsy child or a high fever want a doctor at once, and your local emergency number (112, 911 or 999) if you cannot reach one.',
  ],
  burn: [
    'Hold it under cool running water for 20 minutes, starting now, and take off rings and loose clothes near it; no ice and nothing greasy, then cling film or a clean cloth laid over it. See a doctor or an emergency department today if it is larger than the hand of the person, deep, white or charred, on face, hands, feet or a joint, or if it is a small child; for a large burn or trouble breathing call your local emergency number (112, 911 or 999).',
    'Cool water first, running, for a full 20 minutes, with rings and watches off; then cover it loosely with cling film or a clean cloth, and put no ice and nothing greasy on it. A doctor should look at it today if it blisters widely, is deep or pale, sits on face, hands, feet or a joint, or belongs to a small child, and a big one is for your local emergency number (112, 911 or 999).',
  ],
  cut: [
    'Press a clean cloth on it firmly for 10 minutes without looking, and hold it up; when it has stopped, rinse it under running water and cover it. Have it seen by a doctor today if it is deep, gapes, is numb or will not bend, and call your local emergency number (112, 911 or 999) if the blood spurts, soaks through or does not stop. The cooking can wait, and whatever it bled on goes into the bin.',
    'Firm pressure with a clean cloth for 10 minutes, the hand held high, and no peeking; then rinse it with water and put a plaster on. A deep or gaping cut, a numb or stiff finger or something left in it wants a doctor today. If it will not stop, or a part is cut off (wrap that and keep it cool, not straight on ice), call your local emergency number (112, 911 or 999).',
  ],
  chilli: [
    'Water alone only spreads it: wash your hands with washing-up liquid and cool water, more than once, and keep them off your face. An eye is rinsed with plenty of clean lukewarm water for 15 minutes, lenses out first; if it still hurts badly then, or the sight is blurred, call a doctor or your local emergency number (112, 911 or 999).',
    'Soap first: washing-up liquid on dry hands, rub, rinse cool, and do it again. For an eye take lenses out and let clean lukewarm water run over it for 15 minutes without rubbing. It fades within an hour or so; strong pain or blurred sight after that is for a doctor, or your local emergency number (112, 911 or 999).',
  ],
  despair: [
    'I am only a kitchen program, but I am sorry that it hurts so much, and you should not be alone with it. Please talk to somebody now: the emergency number (112, 911 or 999), or 988 in the United States and Canada, 116 123 (Samaritans) in the United Kingdom and Ireland. If you can, call a person you trust to be with you.',
    'That sounds very heavy, and it matters more than any meal. Please reach out now: 988 in the United States and Canada, 116 123 in the United Kingdom and Ireland, or the emergency number (112, 911 or 999). Tell somebody near you, too; people can help with this.',
  ],
  violence: [
    'I will not help with harming anybody. If somebody is in danger, call the emergency number (112, 911 or 999). If things at home have become too much, please talk to somebody before anything happens: a doctor, a helpline, a friend.',
    'No, not that. Food is there to keep people well. If you fear that you might hurt somebody, or somebody might hurt you, call the emergency number (112, 911 or 999) or talk to a doctor today.',
  ],
};
