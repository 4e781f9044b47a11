/** Tells a password manager whose password the form asks for. */
export const LoginName = ({ email }: { email: string }) => (
  <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
)
