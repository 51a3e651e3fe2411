export { drawPhoto } from './draw-photo.ts'
export { familyRoutes } from './family.routes.ts'
export { sendFamilyMail } from './send-family-mail.ts'
