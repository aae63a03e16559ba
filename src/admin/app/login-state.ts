import type { BilingualText } from '../shared/bilingual.tsx';

export type LoginState = {
  username: string;
  password: string;
  isPasswordShown: boolean;
  /** The second-factor code; null until the server asks for it, after a correct password. */
  code: string | null;
  isBusy: boolean;
  error: BilingualText | null;
};

export type LoginAction =
  | { type: 'typed'; field: 'username' | 'password' | 'code'; value: string }
  | { type: 'password-toggled' }
  | { type: 'submitted' }
  /** The password is correct, and the account has a second factor. */
  | { type: 'code-requested' }
  /** The login cannot be sent, or was rejected. The typed values stay. */
  | { type: 'failed'; error: BilingualText }
  /** The user goes back from the code to the password. */
  | { type: 'code-left' };

export const emptyLogin: LoginState = {
  username: '',
  password: '',
  isPasswordShown: false,
  code: null,
  isBusy: false,
  error: null,
};

/** Handles the login form: username and password, then the code if the account has a second factor. */
export function loginReducer(state: LoginState, action: LoginAction): LoginState {
  switch (action.type) {
    case 'typed':
      return { ...state, [action.field]: action.value };
    case 'password-toggled':
      return { ...state, isPasswordShown: !state.isPasswordShown };
    case 'submitted':
      return { ...state, isBusy: true, error: null };
    case 'code-requested':
      return { ...state, isBusy: false, code: '' };
    case 'failed':
      return { ...state, isBusy: false, error: action.error };
    case 'code-left':
      return { ...state, code: null, error: null };
  }
}

/** Returns the request of the login; null while the username or the password is blank. */
export function credentialsOf({ username, password, code }: LoginState) {
  if (!username.trim() || !password) return null;
  return { username: username.trim(), password, ...(code !== null && { code }) };
}
