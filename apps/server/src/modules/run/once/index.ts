export { answerOnce, type Sent } from './answer-once.ts'
