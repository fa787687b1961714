/** Text of the Terms of Use: eleven sections. */

export const termsOfUseStrings = {
  title: 'Terms of Use',
  /** The date is left open, as in the original product. */
  updated: 'Last Updated: [Insert Date]',
  intro:
    'These terms are the agreement between you and Saffron. We have kept them short and in plain language, because terms that nobody reads protect nobody.',
  back: 'Back to Meal Planner',
} as const;

export interface TermsSection {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

export const TERMS_SECTIONS: readonly TermsSection[] = [
  {
    title: 'Acceptance of these terms',
    paragraphs: [
      'By opening Saffron, talking with the chef, or making an account you accept these terms. If you do not agree with them, please do not use the service.',
      'If you use Saffron for a business or for somebody else, you accept the terms for them as well and confirm that you may do so.',
    ],
  },
  {
    title: 'What the service is',
    paragraphs: [
      'Saffron is a cooking assistant. It plans meals, suggests dishes and writes recipes that take the diet, the allergies and the units you told us about into account. With an account you can keep recipes and settings; anybody can share a recipe by a public link.',
      'We may add, change or take away parts of the service, and it may be unavailable from time to time while we do.',
    ],
  },
  {
    title: 'Your account and its security',
    paragraphs: [
      'Some parts of the service need an account. Please give correct details, confirm your e-mail address, and keep your password to yourself. What happens under your account is yours to answer for.',
      'If you think that somebody else has used your account, change your password at once and let us know.',
    ],
  },
  {
    title: 'Your responsibilities',
    paragraphs: [
      'Use Saffron lawfully and fairly. Do not try to break into it, overload it, copy it by machine, or use it to harm or deceive people. Do not write to us what you have no right to share.',
      'You cook, so you decide. Read every label, check every ingredient against your own needs, and follow what you know about handling food safely.',
    ],
  },
  {
    title: 'Intellectual property',
    paragraphs: [
      'The service, its design, its software and its own recipes belong to Saffron or to those who licensed them to us. You may cook from, print and share recipes for personal use.',
      'What you write stays yours. You allow us to store and process it as far as running the service needs it, and to show recipes that you share to the people who have their link.',
    ],
  },
  {
    title: 'Disclaimers',
    paragraphs: [
      'The service comes as it is and as it is available, without warranties of any kind, express or implied, to the extent the law allows. Replies may be written by a machine and may be wrong or incomplete.',
      'Our check against allergies and diets is an aid. It cannot see what is in your kitchen, it does not know every product, and it is not medical or nutritional advice. If you have an allergy or a medical condition, rely on labels and on your doctor.',
    ],
  },
  {
    title: 'Limitation of liability',
    paragraphs: [
      'To the extent the law allows, Saffron is not liable for indirect, incidental, special or consequential damage, nor for lost profit or lost data, that comes from using the service or from not being able to use it.',
      'In every case our total liability for all claims is limited to the fees you paid us in the previous six months, counted from the event that gave rise to the claim.',
    ],
  },
  {
    title: 'Ending an account',
    paragraphs: [
      'You can delete your account at any time in the settings; what we keep of you goes with it. We may suspend or close an account that breaks these terms or puts the service or other people at risk.',
      'The sections on intellectual property, disclaimers, liability and governing law outlive the end of an account.',
    ],
  },
  {
    title: 'Governing law',
    paragraphs: [
      'These terms are governed by the laws of the State of Delaware, without regard to its rules on conflicts of law. Disputes belong before the United States District Court for the District of Delaware, and you accept its jurisdiction.',
    ],
  },
  {
    title: 'Changes to these terms',
    paragraphs: [
      'We may change these terms. When a change matters we say so in the service before it takes effect. Using Saffron after that day means that you accept the new terms.',
    ],
  },
  {
    title: 'Contact',
    paragraphs: [
      'Questions about these terms are welcome. The button “What do you think?” at the foot of every page brings them to us; leave your e-mail address if you would like an answer.',
    ],
  },
];
