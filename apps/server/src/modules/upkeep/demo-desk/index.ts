export { mountDemoDesk } from './demo-desk.routes.ts'
