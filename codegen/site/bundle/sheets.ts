/** The stylesheet of every page, from the folder of the engine. */
export const mainSheet = 'src/styles/main.css';

/** The stylesheet of pages that have an application, likewise. */
export const applicationSheet = 'src/styles/applications.css';
