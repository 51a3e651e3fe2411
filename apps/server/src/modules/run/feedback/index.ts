export { feedbackRoutes } from './feedback.routes.ts'
export { feedbackFacts, feedbackTopic } from './feedback-facts.ts'
export { passOnFeedback } from './pass-on-feedback.ts'
export { sendFeedback } from './send-feedback.ts'
