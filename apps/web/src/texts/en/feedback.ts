import type { Texts } from '../texts.ts'

export const feedback: Texts['feedback'] = {
  headline: 'Your feedback',
  lead: 'Praise, criticism, a question, or something lost? Tell us what it is about.',
  about: 'What is it about?',
  moreExactly: 'What exactly?',
  choose: 'Please choose',
  submit: 'Send feedback',
  loadFailed: 'The choices could not be loaded.',
  doneHeadline: 'Thank you!',
  thanks: 'Your feedback has reached us.',
  received: 'Received on {{when}}',
  doneText: 'We read every message. If you gave an e-mail address, we will answer in the next few days.',
  another: 'Tell us something else',
}
