import type { feedback as german } from '../../de/contact/feedback.ts'

export const feedback: Record<keyof typeof german, string> = {
  'feedback.headline': 'Your feedback',
  'feedback.lead': 'Praise, criticism, a question, or something lost? Tell us what it is about.',
  'feedback.about': 'What is it about?',
  'feedback.moreExactly': 'What exactly?',
  'feedback.choose': 'Please choose',
  'feedback.submit': 'Send feedback',
  'feedback.loadFailed': 'The choices could not be loaded.',
  'feedback.doneHeadline': 'Thank you!',
  'feedback.thanks': 'Your feedback has reached us.',
  'feedback.received': 'Received on {{when}}',
  'feedback.doneText': 'We read every message. If you gave an e-mail address, we will answer in the next few days.',
  'feedback.another': 'Tell us something else',
}
