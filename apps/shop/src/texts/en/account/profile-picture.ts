import type { profilePicture as german } from '../../de/account/profile-picture.ts'

export const profilePicture: Record<keyof typeof german, string> = {
  'profilePicture.headline': 'Profile picture',
  'profilePicture.lead': 'Only you and our customer service see your picture.',
  'profilePicture.yours': 'Your profile picture',
  'profilePicture.none': 'No picture yet',
  'profilePicture.choose': 'Choose a picture',
  'profilePicture.change': 'Choose another picture',
  'profilePicture.hint':
    'JPEG, PNG, WebP, GIF, AVIF or TIFF, at most 25 MB. We keep only a square of it, without location and camera data.',
  'profilePicture.uploading': 'The picture is being uploaded …',
  'profilePicture.saved': 'Your picture is saved.',
  'profilePicture.remove': 'Remove the picture',
  'profilePicture.removed': 'Your picture is removed.',
}
