/** What is said to somebody in danger: short, plain, and the number to call. No dish is ever offered here. */
import type { Danger } from '../understand/danger.ts';

export const DANGER: Readonly<Record<Danger, readonly string[]>> = {
  emergency: [
    'That sounds urgent, and I am only a cook. Call the emergency number now (112, 911 or 999), and use an adrenaline pen at once if one was prescribed. Dinner can wait.',
    'Please call the emergency number at once (112, 911 or 999). If there is an adrenaline pen for this person, use it now. I am here for the cooking afterwards.',
    'Do not wait for a cook: call the emergency number (112, 911 or 999) now, and use the adrenaline pen if there is one. Everything else comes later.',
  ],
  'low-sugar': [
    'First, fast sugar, right now: a small glass of fruit juice or a sugary soft drink (not a diet one), glucose tablets, or a handful of sweets. Measure again after 15 minutes and take the same once more if it is still low, then eat something with starch, such as bread. If you get worse, cannot swallow or feel faint, call the emergency number (112, 911 or 999). Cooking comes afterwards.',
    'Do not cook now. Take fast sugar at once: fruit juice, glucose tablets, a sugary drink or sweets. Check again in 15 minutes, repeat if it is still low, then eat a slice of bread or the like. If it does not get better, or somebody is confused or faint, call the emergency number (112, 911 or 999).',
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
    'Please call your doctor, health visitor or an out-of-hours line now and tell them how much and when: honey can give a baby under one botulism. It is rare, but watch for constipation, a weak cry, poor feeding or floppiness over the next weeks, and with any of these call the emergency number (112, 911 or 999). No more honey before the first birthday.',
    'Ring a doctor today and say that a baby had honey, how old the baby is and how much it was. Most come to no harm, but if there is a weak cry, floppiness, constipation or trouble feeding or breathing, call the emergency number (112, 911 or 999) at once. Honey waits for the first birthday.',
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
