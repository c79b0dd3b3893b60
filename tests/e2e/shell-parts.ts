import { navigation, settings } from './site.ts';

/** The parts of the shell that a site may do without; lists are empty where it has none. */
export const { chat } = settings;
export const { band } = navigation;
export const { items: menuItems = [], actions: headerActions = [] } = navigation.header ?? {};
export const {
  statistics = [],
  newsletter,
  lists: footerLists = [],
  actions: footerActions = [],
  badges = [],
  legal = [],
  copyright,
} = navigation.footer ?? {};

/** Every plain link of the footer, in its order. */
export const footerLinks = [...footerLists.flatMap(({ items }) => items), ...legal];
