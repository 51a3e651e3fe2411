export { handedInFile, handIn, handInAgain } from './file.repository.ts'
export { fileRoutes } from './file.routes.ts'
export { uploadFile } from './upload-file.ts'
