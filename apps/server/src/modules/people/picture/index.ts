export { profilePictureRoutes } from './profile-picture.routes.ts'
