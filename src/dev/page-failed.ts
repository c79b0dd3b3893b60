/** Name of the event of an open page whose fresh markup could not be rendered: the server then knows why. */
export const pageFailed = 'spec:page-failed';
