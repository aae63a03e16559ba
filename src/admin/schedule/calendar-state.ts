import { addDays, addMonths, monthOf } from '../shared/time/local-time.ts';

/** Which month is shown, which day has the focus, and which publication is being moved. Days are "2026-11-24". */
export type CalendarState = {
  month: string;
  day: string;
  carried: { key: string; from: string } | null;
};

export type CalendarAction =
  /** A day got the focus, or a dragged publication is over it. */
  | { type: 'reached'; day: string }
  | { type: 'stepped'; days: number }
  | { type: 'turned'; months: number }
  | { type: 'picked-up'; key: string; from: string }
  | { type: 'put-down' }
  | { type: 'returned' };

export function calendarOn(day: string): CalendarState {
  return { month: monthOf(day), day, carried: null };
}

export function calendarReducer(state: CalendarState, action: CalendarAction): CalendarState {
  switch (action.type) {
    case 'reached':
      // The month stays: it must not turn under the pointer.
      return state.day === action.day ? state : { ...state, day: action.day };
    case 'stepped':
      return onDayOf(state, addDays(state.day, action.days));
    case 'turned':
      return onDayOf(state, addMonths(state.day, action.months));
    case 'picked-up':
      return { ...state, day: action.from, carried: { key: action.key, from: action.from } };
    case 'put-down':
      return { ...state, carried: null };
    case 'returned':
      return state.carried ? { ...onDayOf(state, state.carried.from), carried: null } : state;
  }
}

function onDayOf(state: CalendarState, day: string): CalendarState {
  return { ...state, day, month: monthOf(day) };
}
