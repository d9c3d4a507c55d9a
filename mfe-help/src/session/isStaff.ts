// The admin area's own key.
const USER_KEY = 'adminUser';

/** Whether a staff user is signed in in this browser. */
export function isStaff(): boolean {
  try {
    return localStorage.getItem(USER_KEY) !== null;
  } catch {
    return false;
  }
}
