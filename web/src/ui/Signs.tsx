// Small signs, drawn: not every machine has a letter for them.

/** Two people beside each other. */
export function PeopleSign() {
  return (
    <svg class="sign" viewBox="0 0 24 20" width="22" height="18" aria-hidden="true">
      <circle cx="8" cy="6" r="3.4" />
      <path d="M1.5 18c0-4.5 2.6-7 6.5-7s6.5 2.5 6.5 7" />
      <path d="M14.5 3.2a3.2 3.2 0 1 1 1.6 5.9M17.5 11.4c3 .5 5 2.8 5 6.6" />
    </svg>
  );
}

/** An eye. */
export function EyeSign() {
  return (
    <svg class="sign" viewBox="0 0 24 16" width="20" height="13" aria-hidden="true">
      <path d="M1.5 8C4.5 3.5 8 1.5 12 1.5S19.5 3.5 22.5 8C19.5 12.5 16 14.5 12 14.5S4.5 12.5 1.5 8z" />
      <circle cx="12" cy="8" r="3" />
    </svg>
  );
}
