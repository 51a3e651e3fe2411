import type { Texts } from '../texts.ts'

export const profilePicture: Texts['profilePicture'] = {
  headline: 'Profile picture',
  lead: 'Only you and our customer service see your picture.',
  yours: 'Your profile picture',
  none: 'No picture yet',
  choose: 'Choose a picture',
  change: 'Choose another picture',
  hint: 'JPEG, PNG, WebP, GIF, AVIF or TIFF, at most 25 MB. We keep only a square of it, without location and camera data.',
  uploading: 'The picture is being uploaded …',
  saved: 'Your picture is saved.',
  remove: 'Remove the picture',
  removed: 'Your picture is removed.',
}
