/** The picture of the not-found pages: a path over a stepped ridge that breaks off. */
export function NotFoundPicture() {
  return (
    <svg viewBox="0 0 960 240" aria-hidden="true" className="mt-14 w-full rtl:mirrored">
      <path
        fill="var(--surface-sunken)"
        d="M0 240V160h80v-40h80V80h80V40h80v40h80v40h80v40h80v-40h80v-40h80V40h80v40h80v40h80v40h80v80z"
      />
      <path
        fill="none"
        stroke="var(--gold-strong)"
        strokeWidth="8"
        d="M0 156h76v-40h80V76h80V36h88v40h80v40h80v40h32"
      />
      <path
        fill="none"
        stroke="var(--line-strong)"
        strokeWidth="8"
        strokeDasharray="8 16"
        d="M524 156h32v-40h80V76h80V36h88v40h80v40h76"
      />
    </svg>
  );
}
