import { expect, test } from 'vitest';
import {
  credentialsOf,
  emptyLogin,
  type LoginAction,
  type LoginState,
  loginReducer,
} from './login-state.ts';

const error = { main: { language: 'en', text: 'No' }, second: undefined } as const;

function reduce(...actions: LoginAction[]): LoginState {
  return actions.reduce(loginReducer, emptyLogin);
}

const username: LoginAction = { type: 'typed', field: 'username', value: ' sara ' };
const password: LoginAction = { type: 'typed', field: 'password', value: ' secret ' };
const typed = [username, password];

test.each<[string, LoginAction[], ReturnType<typeof credentialsOf>]>([
  ['nothing is typed', [], null],
  ['the password is missing', [username], null],
  ['the username is blank', [{ ...username, value: ' ' }, password], null],
  ['both are typed', typed, { username: 'sara', password: ' secret ' }],
  [
    'the server asks for the code',
    [...typed, { type: 'code-requested' }, { type: 'typed', field: 'code', value: '123456' }],
    { username: 'sara', password: ' secret ', code: '123456' },
  ],
  [
    'the user goes back from the code',
    [...typed, { type: 'code-requested' }, { type: 'code-left' }],
    { username: 'sara', password: ' secret ' },
  ],
])('credentials when %s', (_name, actions, expected) => {
  expect(credentialsOf(reduce(...actions))).toEqual(expected);
});

test('a failed login keeps the typed values and can be sent again', () => {
  const failed = reduce(...typed, { type: 'submitted' }, { type: 'failed', error });
  expect(failed).toEqual({ ...reduce(...typed), error });
  expect(loginReducer(failed, { type: 'submitted' })).toMatchObject({ isBusy: true, error: null });
});

test('a wrong code keeps the code field open', () => {
  const wrong = reduce(
    ...typed,
    { type: 'submitted' },
    { type: 'code-requested' },
    { type: 'typed', field: 'code', value: '000000' },
    { type: 'submitted' },
    { type: 'failed', error },
  );
  expect(wrong).toMatchObject({ code: '000000', isBusy: false, error });
  expect(loginReducer(wrong, { type: 'code-left' })).toEqual(reduce(...typed));
});

test('the password button shows and hides the password', () => {
  expect(reduce({ type: 'password-toggled' }).isPasswordShown).toBe(true);
  expect(reduce({ type: 'password-toggled' }, { type: 'password-toggled' }).isPasswordShown).toBe(
    false,
  );
});
