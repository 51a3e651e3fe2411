/** Fields every form with a new password has. */
export interface NewPasswordValues {
  password: string
  passwordRepeat: string
}
