export { endOffer as premiumOfferIsland } from '../../ui/end-offer.ts';
