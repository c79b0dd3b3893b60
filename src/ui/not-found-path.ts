/** The address of the page that answers unknown addresses, with status 404. */
export const notFoundPath = '/404';
