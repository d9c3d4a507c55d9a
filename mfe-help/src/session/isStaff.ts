// The admin area's own key.
const USER_KEY = 'adminUser';

export function isStaff(): boolean {
  try {
    return localStorage.getItem(USER_KEY) !== null;
  } catch {
    return false;
  }
}

/** Shows staff the links that are hidden from everybody else. */
export function markStaff(): void {
  document.documentElement.toggleAttribute('data-staff', isStaff());
}
