import type { BilingualText } from '../shared/bilingual.tsx';

export type LoginState = {
  username: string;
  password: string;
  isPasswordShown: boolean;
  /** The code of the second factor; null until the server asks for it, which it does once the password is right. */
  code: string | null;
  isBusy: boolean;
  error: BilingualText | null;
};

export type LoginAction =
  | { type: 'typed'; field: 'username' | 'password' | 'code'; value: string }
  | { type: 'password-toggled' }
  | { type: 'submitted' }
  /** The password is right, and the account has a second factor. */
  | { type: 'code-requested' }
  /** The login can't be sent, or was refused. What was typed stays. */
  | { type: 'failed'; error: BilingualText }
  /** Back from the code to the password. */
  | { type: 'code-left' };

export const emptyLogin: LoginState = {
  username: '',
  password: '',
  isPasswordShown: false,
  code: null,
  isBusy: false,
  error: null,
};

/** The login form: username and password first, then the code where the account has a second factor. */
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

/** What is sent to the server; null while username or password is blank. */
export function credentialsOf({ username, password, code }: LoginState) {
  if (!username.trim() || !password) return null;
  return { username: username.trim(), password, ...(code !== null && { code }) };
}
